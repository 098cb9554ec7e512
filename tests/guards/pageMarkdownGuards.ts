import { llmsText } from '../build/checks/llmsText';
import { noBrowserPrism } from '../build/checks/noBrowserPrism';
import { pageMarkdown } from '../build/checks/pageMarkdown';
import { siteGuards } from './editGuards';
import type { Guard } from './guard';

const markdown = 'site/index.md';
const llms = 'site/llms.txt';
const address = 'https://docs.example/index.md';

export const pageMarkdownGuards: Guard[] = [
  ...siteGuards('markdown', pageMarkdown, {
    'no Markdown': ['/ has no text index.md.', [markdown]],
    'Markdown without a table': [
      'words of /, at least 95 % must be there; missing are: rule, meaning, before, all, others',
      [markdown, '| Rule | Meaning |\n| - | - |\n| first | before all others |\n'],
    ],
    'Markdown without a section': ['index.md: the h2 "Rules" is missing.', [markdown, '## Rules', 'Rules']],
    'Markdown with HTML': [
      'index.md: line 13 has the HTML <kbd>.',
      [markdown, '| Rule |', 'One more <kbd>key</kbd>.\n\n| Rule |'],
    ],
    'Markdown with a relative address': [
      'index.md: line 11 has the relative address /about.',
      [markdown, 'https://docs.example/about', '/about'],
    ],
    'Markdown with another title': [
      'index.md: its h1 is "Begin", the page has "Start".',
      [markdown, '# Start', '# Begin'],
    ],
    'Markdown that the page does not name': [
      'index.md: the head of the page names no Markdown text.',
      ['site/index.html', '<link rel="alternate" type="text/markdown" href="/index.md">'],
    ],
  }),
  ...siteGuards('markdown', llmsText, {
    'llms.txt without a page': [
      `llms.txt has no link to ${address} with the title and description of /.`,
      [llms, 'index.md', 'start.md'],
    ],
    'llms.txt without a quote': ['llms.txt has no block quote below its title.', [llms, '> The site.']],
    'llms-full.txt without a section': [
      'llms-full.txt does not contain index.md, or not after the previous page.',
      ['site/llms-full.txt', '## Rules'],
    ],
  }),
  ...siteGuards('markdown', noBrowserPrism, {
    'Prism in the browser': [
      'main.js contains "before-tokenize", a word of Prism.',
      ['site/main.js', '', '(()=>{hooks.run("before-tokenize",e)})();'],
    ],
  }),
];
