import { expect, test } from 'vitest';
import config from '../../docusaurus.config';
import type { GuardReport } from '../guards/guard';
import { readBuiltSite } from '../helpers/builtSite';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { readCode, readThemeFolder } from '../helpers/builtSiteSources';
import { archiveScript, budgets } from './budgets';
import { archiveScripts } from './checks/archive';
import { blogLists } from './checks/blogLists';
import { colourMode } from './checks/colourMode';
import { compiledAhead } from './checks/compiledAhead';
import { configuration } from './checks/configuration';
import { constants } from './checks/constants';
import { contentPolicy } from './checks/contentPolicy';
import { feedForm } from './checks/feedForm';
import { feeds } from './checks/feeds';
import { headings } from './checks/headings';
import { ids } from './checks/ids';
import { links } from './checks/links';
import { llmsText } from './checks/llmsText';
import { noBrowserPrism } from './checks/noBrowserPrism';
import { noScript } from './checks/noScript';
import { pageMarkdown } from './checks/pageMarkdown';
import { publicImports } from './checks/publicImports';
import { routes } from './checks/routes';
import { searchIndex } from './checks/searchIndex';
import { sitemap } from './checks/sitemap';
import { standardHtml } from './checks/standardHtml';
import { themeRegister } from './checks/themeRegister';
import { weight } from './checks/weight';

// One file, so that every page is read and parsed once for all checks.

const site = realSite();
const print = (line: string) => console.log(line);

test.each<[name: string, check: () => GuardReport]>([
  [
    'the built pages are exactly those of the route list, with their titles and descriptions: routes',
    () => routes(site),
  ],
  ['every link, image, style and feed leads to a page, a file or an id that exists: links', () => links(site)],
  ['every id is unique in its page: ids', () => ids(site)],
  ['every page is as the HTML standard says: standardHtml', () => standardHtml(site)],
  ['every page has one h1 and skips no heading level: headings', () => headings(site)],
  ['every page can be read without script: noScript', () => noScript(site)],
  ['every page keeps the budget of its kind: weight', () => weight(site, budgets, print)],
  ['every page has its text as Markdown next to it: pageMarkdown', () => pageMarkdown(site)],
  ['llms.txt lists every text and llms-full.txt contains it: llmsText', () => llmsText(site)],
  ['every page that is to be found is in its index, section by section: searchIndex', () => searchIndex(site)],
  [
    'every page has a policy that names its inline scripts and styles, and allows nothing loose: contentPolicy',
    () => contentPolicy(site),
  ],
  ['the colour mode is light by default and kept under the key theme: colourMode', () => colourMode(site)],
  ['versions, copyright year and language are those of the specification: constants', () => constants(site)],
  ['list pages show 10 posts each, and the blog sidebar lists all of them: blogLists', () => blogLists(site)],
  [
    'the scripts of the archive contain no text of a post and keep to their budget: archive',
    () => archiveScripts(site, archiveScript, print),
  ],
  ['the three feeds contain every post with every item: feeds', () => feeds(site)],
  ['the three feeds have the form of their formats: feedForm', () => feedForm(site)],
  ['the sitemap names exactly the pages that may be indexed: sitemap', () => sitemap(site)],
  ['the scripts of pages are compiled ahead, and no others: compiledAhead', () => compiledAhead(site)],
  ['no script of the site except Redoc contains the highlighter: noBrowserPrism', () => noBrowserPrism(site)],
  ['nothing is imported from inside Docusaurus: publicImports', () => publicImports(readCode('.', ['src', 'plugins']))],
  [
    'the register of theme components equals the folder src/theme: themeRegister',
    () => themeRegister(readThemeFolder('.')),
  ],
  ['the configuration has the settings that the specification fixes: configuration', () => configuration(config)],
])('%s', (name, check) => {
  expectNoFaults(name.replace(/.*: /, ''), check());
});

test('a folder without a built site gives a message that says what to do', () => {
  expect(() => readBuiltSite({ dir: 'no-such-folder', project: '.', routes: [] })).toThrow(
    'There is no built site in no-such-folder. Build it first: npm run build',
  );
});
