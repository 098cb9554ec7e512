import type { PluginConfig } from '@docusaurus/types';
import type { Options } from '../../plugins/local-search/options';
import { site } from './site';

/** Words that readers use for the words of the texts. */
const synonyms = [
  ['conversation', 'dialog', 'dialogue'],
  ['chatbot', 'bot', 'assistant'],
  ['permission', 'right', 'access'],
  ['download', 'export'],
  ['upload', 'import'],
  ['delete', 'remove'],
  ['picture', 'image'],
  ['glossary', 'terms'],
  ['broadcast', 'mailing', 'newsletter'],
  ['rating', 'score', 'rate'],
  ['theme', 'mode'],
  ['dark', 'night'],
  ['human', 'person', 'agent', 'operator'],
  ['site', 'website', 'web'],
  ['вебхук', 'webhook'],
];

/** The list of links at the end of a page speaks of other pages; its heading is found, its words are not. */
const linksToOthers = '#see-also ~ *';

export const search = {
  ignoreCssSelectors: [linksToOthers],
  language: [...site.searchLanguages],
  synonyms,
} satisfies Options;

export const searchPlugin: PluginConfig = ['./plugins/local-search/index.ts', search];
