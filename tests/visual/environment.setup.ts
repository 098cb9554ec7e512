import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { type Environment, environmentOf, whyNotComparable } from './environment';

const record = 'tests/visual/environment.json';

test('the reference pictures were made with this browser and these fonts', async ({ page }, { config }) => {
  const here = await environmentOf(page);
  if (['all', 'changed'].includes(config.updateSnapshots)) {
    writeFileSync(record, `${JSON.stringify(here, null, 2)}\n`);
    return;
  }
  const recorded = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Environment) : undefined;
  const reason = whyNotComparable(recorded, here);
  if (reason) {
    throw new Error(reason);
  }
});
