import type { Schema } from '../../../../src/api/openapi/schema';
import type { Field, Html } from '../../../../src/api/page';
import { formatNumber } from '../../../../src/data/schema/field';
import { inlineCodeHtml } from '../../../texts/textHtml';
import { withEventLinks } from './eventLinks';
import { lineHtml } from './referenceHtml';
import { nameOf } from './references';

const code = (value: unknown): Html => inlineCodeHtml(typeof value === 'string' ? value : JSON.stringify(value));

function typeWords({ type, format, $ref, items, additionalProperties }: Schema): string {
  if ($ref !== undefined) {
    return 'object';
  }
  const types = [type ?? 'any'].flat();
  const words = types.map((one) => {
    if (one === 'array') {
      return `list of ${plural(items ?? {})}`;
    }
    return one === 'object' && typeof additionalProperties === 'object'
      ? `object of ${plural(additionalProperties)}`
      : one;
  });
  return words.join(' or ') + (format === undefined ? '' : `, ${format}`);
}

const plural = (schema: Schema): string =>
  typeWords(schema).replace(/(^| or )(\w+)/g, (_, joint: string, word: string) =>
    word === 'any' ? `${joint}values` : `${joint}${word}s`,
  );

function range(least: number | undefined, most: number | undefined, unit: string): Html[] {
  if (least === undefined && most === undefined) {
    return [];
  }
  if (least !== undefined && most !== undefined) {
    return [`${formatNumber(least)} to ${formatNumber(most)}${unit}`];
  }
  return [least === undefined ? `at most ${formatNumber(most ?? 0)}${unit}` : `at least ${formatNumber(least)}${unit}`];
}

function limitsOf(schema: Schema): Html[] {
  const { minLength, maxLength, minimum, maximum, maxProperties } = schema;
  return [
    ...range(minLength, maxLength, ' characters'),
    ...range(minimum, maximum, ''),
    ...range(undefined, maxProperties, ' pairs'),
    ...(schema.const === undefined ? [] : [`always ${code(schema.const)}`]),
    ...(schema.enum === undefined ? [] : [`one of ${schema.enum.map(code).join(', ')}`]),
    ...(schema.default === undefined ? [] : [`default ${code(schema.default)}`]),
  ];
}

/** What holds the fields of a value: the value itself, each item of a list, or each value of an object. */
function holderOf(schema: Schema): Schema {
  const { items, additionalProperties } = schema;
  return items ?? (typeof additionalProperties === 'object' ? additionalProperties : schema);
}

/** @returns one field as the page shows it, with the fields inside it where its object has no schema of its own */
export function fieldOf(name: string, schema: Schema, presence?: Field['presence']): Field {
  const limits = limitsOf(schema);
  const holder = holderOf(schema);
  return {
    name,
    type: typeWords(schema),
    ...(presence === undefined ? {} : { presence }),
    text: withEventLinks(lineHtml(schema.description ?? '')),
    ...(limits.length > 0 ? { limits } : {}),
    ...(holder.$ref === undefined ? {} : { schema: nameOf(holder.$ref) }),
    ...(holder.properties === undefined ? {} : { fields: fieldsOf(holder) }),
  };
}

/**
 * Whether the platform sends an object: of such a field a reader wants to know that it can be missing. The bodies of
 * calls are closed, while what the platform sends is open.
 */
const isSent = (schema: Schema): boolean => 'required' in schema && schema.additionalProperties !== false;

function presenceOf(schema: Schema, name: string): Field['presence'] {
  const isRequired = schema.required?.includes(name) === true;
  if (isSent(schema)) {
    return isRequired ? undefined : 'optional';
  }
  return isRequired ? 'required' : undefined;
}

/** @returns the fields of an object, in its order */
export const fieldsOf = (schema: Schema): Field[] =>
  Object.entries(schema.properties ?? {}).map(([name, part]) => fieldOf(name, part, presenceOf(schema, name)));
