import { readFileSync } from 'node:fs';
import { isRecord } from '../../data/isRecord';
import { parseJson } from '../../data/parseJson';
import { checkExamples } from './examples';
import { placesIn, type Way } from './places';
import { type Fields, leadsTo, objectsIn } from './walk';

/** What was checked (references, ids and examples), and one message for each error: file, line, place, reason, fix. */
export type ApiDocumentReport = { checked: number; unit: string; faults: string[] };

const unit = 'references, ids and examples';

type Fault = { line: number; text: string };

const placeOf = (way: Way) => way.join(' › ');

type Checked = { checked: number; faults: Fault[] };

function checkReferences(document: Fields, lineOf: (way: Way) => number): Checked {
  const references = [...objectsIn(document)].flatMap(({ fields, way }) =>
    typeof fields.$ref === 'string' ? [{ $ref: fields.$ref, way }] : [],
  );
  const faults = references
    .filter(({ $ref }) => !leadsTo(document, $ref))
    .map(({ $ref, way }) => ({
      line: lineOf([...way, '$ref']),
      text: `${placeOf(way)}: the reference ${$ref} leads nowhere. Fix: name a part that is in the file`,
    }));
  return { checked: references.length, faults };
}

function checkIds(document: Fields, lineOf: (way: Way) => number): Checked {
  const seen = new Map<string, Way>();
  const faults: Fault[] = [];
  for (const { fields, way } of objectsIn(document)) {
    const id = fields.operationId;
    if (typeof id !== 'string') {
      continue;
    }
    const first = seen.get(id);
    if (first) {
      faults.push({
        line: lineOf([...way, 'operationId']),
        text: `${placeOf(way)}: the id ${id} is already that of ${placeOf(first)}. Fix: give each call its own operationId`,
      });
    }
    seen.set(id, first ?? way);
  }
  return { checked: seen.size, faults };
}

function checkExampleValues(document: Fields, lineOf: (way: Way) => number): Checked {
  const { checked, faults } = checkExamples(document);
  return {
    checked,
    faults: faults.map(({ way, reason }) => ({
      line: lineOf(way),
      text: `${placeOf(way)}: the example does not fit its schema: ${reason}. Fix: correct the example or the schema`,
    })),
  };
}

/**
 * Whether an OpenAPI file can be shown: it is JSON, no name occurs twice in an object, every `$ref` leads to something,
 * no two calls or webhooks have the same id, and every example fits its schema.
 *
 * @param file path of the file
 * @param shown how messages name the file
 * @throws Error when the file cannot be read
 */
export function checkApiDocument(file: string, shown = file): ApiDocumentReport {
  const text = readFileSync(file, 'utf8');
  const report = (checked: number, faults: Fault[]): ApiDocumentReport => ({
    checked,
    unit,
    faults: faults.map((fault) => `${shown}:${fault.line}: ${fault.text}.`),
  });
  let document: unknown;
  try {
    document = parseJson(shown, text);
  } catch (error) {
    return { checked: 1, unit, faults: [(error as Error).message] };
  }
  if (!isRecord(document)) {
    return report(1, [{ line: 1, text: 'it does not contain an object. Fix: write an OpenAPI document' }]);
  }
  const { lineOf, doubles } = placesIn(text);
  const names = doubles.map(({ line, name }) => ({
    line,
    text: `the name ${name} is used twice in one object. Fix: give one of them another name`,
  }));
  const references = checkReferences(document, lineOf);
  const ids = checkIds(document, lineOf);
  const none: Checked = { checked: 0, faults: [] };
  const examples = references.faults.length > 0 ? none : checkExampleValues(document, lineOf);
  return report(references.checked + ids.checked + examples.checked, [
    ...names,
    ...references.faults,
    ...ids.faults,
    ...examples.faults,
  ]);
}
