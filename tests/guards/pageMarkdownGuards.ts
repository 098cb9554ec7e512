import { llmsText } from '../build/checks/llmsText';
import { noBrowserPrism } from '../build/checks/noBrowserPrism';
import { pageMarkdown } from '../build/checks/pageMarkdown';
import { siteGuards } from './fixtureSite';
import type { Guard } from './guard';

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
