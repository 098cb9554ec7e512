import Ajv from 'ajv';
import { isRecord } from '../../data/isRecord';
import { formats } from '../openapi/formats';
import type { Way } from './places';
import { objectsIn, pointerOf } from './walk';

export type ExampleFault = { way: Way; reason: string };

const root = 'document';

/** Examples of one place: a parameter or a body, with its schema. */
function examplesOf(fields: Record<string, unknown>, way: Way): { value: unknown; way: Way }[] {
  const named = isRecord(fields.examples) ? Object.entries(fields.examples) : [];
  return [
    ...('example' in fields ? [{ value: fields.example, way: [...way, 'example'] }] : []),
    ...named.flatMap(([name, example]) =>
      isRecord(example) && 'value' in example
        ? [{ value: example.value, way: [...way, 'examples', name, 'value'] }]
        : [],
    ),
  ];
}

/** @returns the number of examples that were compared with their schema, and what is wrong with them */
export function checkExamples(document: Record<string, unknown>): { checked: number; faults: ExampleFault[] } {
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, formats });
  ajv.addSchema(document, root);
  const faults: ExampleFault[] = [];
  let checked = 0;
  for (const { fields, way } of objectsIn(document)) {
    const examples = isRecord(fields.schema) ? examplesOf(fields, way) : [];
    if (examples.length === 0) {
      continue;
    }
    const isValid = ajv.compile({ $ref: `${root}#${pointerOf([...way, 'schema'])}` });
    for (const example of examples) {
      checked += 1;
      if (!isValid(example.value)) {
        const [first] = isValid.errors ?? [];
        faults.push({
          way: example.way,
          reason: `${first?.instancePath || 'the value'} ${first?.message ?? 'is wrong'}`,
        });
      }
    }
  }
  return { checked, faults };
}
