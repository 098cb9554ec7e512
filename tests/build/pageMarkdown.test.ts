import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { llmsText } from './checks/llmsText';
import { pageMarkdown } from './checks/pageMarkdown';

test('every page has its own text as Markdown beside it', () => {
  expectNoFaults('pageMarkdown', pageMarkdown(realSite()));
});

test('llms.txt lists every text and llms-full.txt holds it', () => {
  expectNoFaults('llmsText', llmsText(realSite()));
});
