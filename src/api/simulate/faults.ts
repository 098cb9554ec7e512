import { lineAndColumn, placeOfJsonFault } from '../../data/placeOfJsonFault';
import type { BodyFault } from './calls';

/** One item of `error_data` of an answer with status 422. */
export type Fault = { loc: (string | number)[]; msg: string; type: string };

const kinds: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const formats: Record<string, string> = {
  uuid: 'must be a uuid',
  uri: 'must be an address with a scheme, for example https://',
};

const characters = (limit: unknown) => (limit === 1 ? '1 character' : `${limit} characters`);

const oneOf = (allowed: readonly unknown[]) => ({
  msg: `must be one of: ${allowed.join(', ')}`,
  type: 'value_error.enum',
});

function meaning({ keyword, params }: BodyFault): { msg: string; type: string } {
  switch (keyword) {
    case 'required':
      return { msg: 'field required', type: 'value_error.missing' };
    case 'additionalProperties':
      return { msg: 'unknown field', type: 'value_error.extra' };
    case 'type': {
      const types = [params.type].flat().map(String);
      return {
        msg: `must be ${types.map((type) => kinds[type] ?? type).join(' or ')}`,
        type: `type_error.${types[0]}`,
      };
    }
    case 'format':
      return { msg: formats[String(params.format)] ?? 'has the wrong format', type: `value_error.${params.format}` };
    case 'enum':
      return oneOf([params.allowedValues].flat());
    case 'minLength':
      return { msg: `must have at least ${characters(params.limit)}`, type: 'value_error.min_length' };
    case 'maxLength':
      return { msg: `must have at most ${characters(params.limit)}`, type: 'value_error.max_length' };
    case 'maxProperties':
      return { msg: `must have at most ${params.limit} pairs`, type: 'value_error.max_properties' };
    case 'minimum':
      return { msg: `must be ${params.limit} or more`, type: 'value_error.minimum' };
    case 'maximum':
      return { msg: `must be ${params.limit} or less`, type: 'value_error.maximum' };
    default:
      return { msg: 'has a wrong value', type: `value_error.${keyword}` };
  }
}

/** The names and places of a JSON pointer; a place in a list is a number. */
function placeOf(pointer: string, body: unknown): (string | number)[] {
  let here = body;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(here) ? Number(name) : name;
      here = (here as Record<string | number, unknown>)[step];
      return step;
    });
}

/** @returns the fault of a compiled check in the words of the API */
export function bodyFault(fault: BodyFault, body: unknown): Fault {
  const field = fault.params.missingProperty ?? fault.params.additionalProperty;
  const inside = typeof field === 'string' ? [field] : [];
  return { loc: ['body', ...placeOf(fault.instancePath, body), ...inside], ...meaning(fault) };
}

export const idFault = (name: string): Fault => ({
  loc: ['path', name],
  msg: 'must be a uuid',
  type: 'value_error.uuid',
});

export const wrongChoice = (loc: Fault['loc'], allowed: readonly string[]): Fault => ({ loc, ...oneOf(allowed) });

export const noBody: Fault = { loc: ['body'], msg: 'field required', type: 'value_error.missing' };

export function noJson(text: string): Fault {
  const [line, column] = lineAndColumn(text, placeOfJsonFault(text) ?? 0);
  return { loc: ['body'], msg: `must be JSON (error at line ${line}, column ${column})`, type: 'value_error.json' };
}

export const tooLargeContext = (kilobytes: number): Fault => ({
  loc: ['body', 'context'],
  msg: `must have at most ${kilobytes} KB`,
  type: 'value_error.max_size',
});
export const noJsonType: Fault = {
  loc: ['body'],
  msg: 'must have the Content-Type application/json, in UTF-8',
  type: 'value_error.content_type',
};
export const noUtf8: Fault = { loc: ['body'], msg: 'must be UTF-8', type: 'value_error.utf8' };
export const tooLargeBody: Fault = { loc: ['body'], msg: 'must have at most 1 MB', type: 'value_error.max_size' };
