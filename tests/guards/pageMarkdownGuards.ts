import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteRoute } from '../../src/data/siteRoutes';
import { llmsText } from '../build/checks/llmsText';
import { noBrowserPrism } from '../build/checks/noBrowserPrism';
import { pageMarkdown } from '../build/checks/pageMarkdown';
import { type BuiltSite, emptySite, readBuiltSite } from '../helpers/builtSite';
import type { Guard, GuardReport } from './guard';

/** A fixture is a project of the smallest size: `site/` as the build would write it, and `routes.json`. */
function readFixtureSite(name: string): BuiltSite {
  const project = path.join('tests/fixtures/guards/built', name);
  const routes = JSON.parse(readFileSync(path.join(project, 'routes.json'), 'utf8')) as SiteRoute[];
  return readBuiltSite({ dir: path.join(project, 'site'), project, routes });
}

function siteGuards(check: (site: BuiltSite) => GuardReport, messages: Record<string, string>): Guard[] {
  return Object.entries(messages).map(([name, message]) => ({
    name: `built site: ${name}`,
    fixture: `guards/built/${name}`,
    message,
    runOnFixture: () => check(readFixtureSite(name)),
    runOnNothing: () => check(emptySite),
  }));
}

/** Each fixture is named after the one fault that it contains. */
export const pageMarkdownGuards: Guard[] = [
  ...siteGuards(pageMarkdown, {
    'markdown-missing': '/ has no text index.md.',
    'markdown-no-table': 'words of /, at least 95 % must be there; missing are: rule, meaning, before, all, others',
    'markdown-no-section': 'index.md: the h2 "Rules" is missing.',
    'markdown-html': 'index.md: line 17 has the HTML <kbd>.',
    'markdown-relative-link': 'index.md: line 11 has the relative address /about.',
    'markdown-other-title': 'index.md: its h1 is "Begin", the page has "Start".',
    'markdown-not-named': 'index.md: the head of the page names no Markdown text.',
  }),
  ...siteGuards(llmsText, {
    'llms-not-listed': 'llms.txt has no link to https://docs.example/index.md with the title and description of /.',
    'llms-no-quote': 'llms.txt has no block quote below its title.',
    'llms-full-short': 'llms-full.txt does not contain index.md, or not after the previous page.',
  }),
  ...siteGuards(noBrowserPrism, { 'prism-in-browser': 'main.js contains "before-tokenize", a word of Prism.' }),
];
