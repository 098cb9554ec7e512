import { readFileSync } from 'node:fs';
import { checkDescribedFields } from '../content/describedFields';
import type { Guard } from './guard';

function fieldGuard(fault: string, message: string): Guard {
  const fixture = `guards/fields/${fault}.mdx`;
  const file = `tests/fixtures/${fixture}`;
  const fields = ['session_start', 'cuid'];
  return {
    name: `fields of example files: ${fault}`,
    fixture,
    message: `${file}:${message}`,
    runOnFixture: () => checkDescribedFields(file, readFileSync(file, 'utf8'), fields),
    runOnNothing: () => checkDescribedFields(file, 'A page without tables.', fields),
  };
}

/** The page of the dialogs export and its example files tell of the same fields. */
export const exampleFileGuards: Guard[] = [
  fieldGuard('unknown-field', '9: no example file has the field "phone". Fix: write a field of analytics.yml.'),
  fieldGuard('missing-field', '1: the field "session_start" of the example files is not described. Fix: add a row'),
];
