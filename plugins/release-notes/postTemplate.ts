import { longDate } from '../../src/data/dates';
import { loadFacts } from '../../src/data/facts';

/** What an item below each heading says, and whether it brings its feature. */
const examples: Record<keyof ReturnType<typeof loadFacts>['kinds'], { features: string; words: string }> = {
  new: { features: '+which-feature', words: 'The thing first: what there is now. [Where it is described](/…).' },
  improved: {
    features: 'which-feature',
    words: 'What works better now, with a number before and after. [Where it is described](/…).',
  },
  fixed: {
    features: 'which-feature',
    words: 'What was wrong, from the side of the user. [Where it is described](/…).',
  },
  api: { features: 'which-feature', words: 'Which call or field changed. [Where it is described](/…).' },
  dl: {
    features: 'which-feature',
    words: 'Which tag, function or variable there is now. [Where it is described](/…).',
  },
  'known-issues': {
    features: 'which-feature',
    words: 'What does not work, and the way around it. [Where it is described](/…).',
  },
  breaking: {
    features: 'which-feature',
    words: 'What works differently now, who must act, and what to do. [Where it is described](/…).',
  },
  security: {
    features: 'which-feature',
    words: 'Fixed a vulnerability where … Who must act, and what to do. [Where it is described](/…).',
  },
  deprecated: {
    features: 'which-feature',
    words: 'What should no longer be used, and what replaces it. [Where it is described](/…).',
  },
};

/**
 * The beginning of a release note: front matter, first paragraph, every heading in its order with one item below it.
 * Headings without items go. The content lint names each "…" that is left, with the words that may stand there.
 *
 * @param date day of the release, as 2023-10-19
 */
export function postTemplate({ version, date }: { version: string; date: string }): string {
  const sections = Object.entries(loadFacts().kinds).map(([id, { heading }]) => {
    const { features, words } = examples[id as keyof typeof examples];
    return `## ${heading} {#${id}}\n\n- <Change area="which-area" features="${features}" /> ${words}\n`;
  });
  return `---
slug: "${version}"
title: Release ${version}
description: "…"
tags: [dialogos, release-notes]
---

Release ${version} of ${longDate(date)} …

{/* truncate */}

${sections.join('\n')}`;
}
