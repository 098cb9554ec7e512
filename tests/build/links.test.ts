import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { links } from './checks/links';

test('every link, image, style and feed leads to a page, a file or an id that exists', () => {
  expectNoFaults('links', links(realSite()));
});
