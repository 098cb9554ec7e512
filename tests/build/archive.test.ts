import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { archiveScript } from './budgets';
import { archiveScripts } from './checks/archive';

test('the scripts of the archive hold no text of a post and keep their budget', () => {
  expectNoFaults(
    'archive',
    archiveScripts(realSite(), archiveScript, (line) => console.log(line)),
  );
});
