import { workerData } from 'node:worker_threads';
import { buildResults } from '../../plugins/build/kept/buildResults';
import { keptOfPhase } from '../../plugins/build/timings/timings';
import { type BuiltSite, defaultLabels } from '../../plugins/page-markdown/options';
import { writeTexts } from '../../plugins/page-markdown/writeTexts';
import { pageMarkdownOptions } from './pageMarkdown';

// Writes the Markdown texts of a built site in a thread of its own: they take as long as everything else that plugins
// make from its pages.

const labels = { ...defaultLabels, ...pageMarkdownOptions.labels };

writeTexts(workerData as BuiltSite, { ...pageMarkdownOptions, labels }).then(() =>
  keptOfPhase('site: index, Markdown, feeds', buildResults().counts),
);
