import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { sitemap } from './checks/sitemap';

test('the sitemap names exactly the pages that may be indexed', () => {
  expectNoFaults('sitemap', sitemap(realSite()));
});
