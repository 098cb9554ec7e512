import { loadFacts } from '../../../src/data/facts';

/** What an item below each heading says, and whether it introduces its feature. */
const examples: Record<keyof ReturnType<typeof loadFacts>['kinds'], { features: string; words: string }> = {
  new: { features: '+which-feature', words: 'You can now … [Where it is described](/…).' },
  improved: {
    features: 'which-feature',
    words: 'What you can do now that you could not do before. [Where it is described](/…).',
  },
  fixed: {
    features: 'which-feature',
    words: 'Fixed an issue where … [Where it is described](/…).',
  },
  api: {
    features: 'which-feature',
    words: 'Which call or field is new or changed, and who must act. [Where it is described](/…).',
  },
  dl: {
    features: 'which-feature',
    words: 'What the new tag, function or variable does. [Where it is described](/…).',
  },
  'known-issues': {
    features: 'which-feature',
    words: 'What does not work, and how to work around it. [Where it is described](/…).',
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
 * Headings without items go. The content lint names each "…" that is left, with what may replace it.
 *
 * @param version number of the release
 */
export function postTemplate(version: string): string {
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

You can now …

{/* truncate */}

${sections.join('\n')}`;
}
