import { workerData } from 'node:worker_threads';
import { pageMarkdownOptions } from '../../../src/config/pageMarkdown';
import { site } from '../../../src/data/site';
import { buildResults } from '../../build/kept/buildResults';
import { keptOfPhase } from '../../build/timings/timings';
import { allOptions } from '../../page-markdown/index';
import { type BuiltSite, writeTexts } from '../../page-markdown/writeTexts';

// Writes the Markdown texts of a built site, which takes half as long as everything else that is made from its pages.

writeTexts(workerData as BuiltSite, allOptions(pageMarkdownOptions, site.tagline)).then(() =>
  keptOfPhase('site: index, Markdown, feeds', buildResults().counts),
);
