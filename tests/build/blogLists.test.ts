import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { blogLists } from './checks/blogLists';

test('list pages hold 10 posts each, and the blog sidebar all', () => {
  expectNoFaults('blogLists', blogLists(realSite()));
});
