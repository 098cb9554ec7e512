import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ids, served } from './documents';

test.each(ids)('%s.yaml says the same as the JSON', (id) => {
  expect(parse(readFileSync(`static/api/${id}.yaml`, 'utf8'))).toEqual(served[id]);
});
