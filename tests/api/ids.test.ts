import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Way } from '../../src/api/check/places';
import { objectsIn } from '../../src/api/check/walk';
import { apiItems } from '../../src/api/openapi/items';
import { ids, served } from './documents';

const file = 'tests/api/ids.json';

type Ids = Record<string, string[]>;

/** The names of the fields on a way through a schema. */
const fieldPath = (way: Way) => way.filter((_, at) => way[at - 1] === 'properties').join('/');

/** Everything that others may link to: calls, webhooks, errors, schemas and their fields, groups. */
const idsNow: Ids = Object.fromEntries(
  ids.map((id) => {
    const items = apiItems(served[id]);
    const fields = items.flatMap((item) =>
      item.kind === 'schema'
        ? [...objectsIn(item.schema)].flatMap(({ way }) =>
            way.at(-2) === 'properties' ? [`${item.id}/${fieldPath(way)}`] : [],
          )
        : [],
    );
    return [id, [...items.map((item) => item.id), ...fields].sort()];
  }),
);

describe('ids that others link to', () => {
  test(`none of ${file} has vanished, and new ones are listed (UPDATE_IDS=1 adds them)`, () => {
    const listed = JSON.parse(readFileSync(file, 'utf8')) as Ids;
    const vanished = ids.flatMap((id) => (listed[id] ?? []).filter((one) => !idsNow[id]?.includes(one)));
    expect(vanished).toEqual([]);
    if (process.env.UPDATE_IDS === '1') {
      writeFileSync(file, `${JSON.stringify(idsNow, null, 2)}\n`);
      return;
    }
    const unlisted = ids.flatMap((id) => (idsNow[id] ?? []).filter((one) => !listed[id]?.includes(one)));
    expect(unlisted).toEqual([]);
    const count = ids.flatMap((id) => listed[id] ?? []).length;
    console.log(`ids: ${count} listed, 0 vanished`);
    expect(count).toBeGreaterThan(250);
  });
});
