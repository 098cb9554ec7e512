import { loadFacts } from '../../../src/data/facts';
import type { ChangeKind } from '../../../src/data/schema/history';

/** What an item below each heading says. */
const words: Record<ChangeKind, string> = {
  new: 'You can now … [Where it is described](/…).',
  improved: 'What you can do now that you could not do before. [Where it is described](/…).',
  fixed: 'Fixed an issue where … [Where it is described](/…).',
  api: 'Which call or field is new or changed, and who must act. [Where it is described](/…).',
  dl: 'What the new tag, function or variable does. [Where it is described](/…).',
  'known-issues': 'What does not work, and how to work around it. [Where it is described](/…).',
  breaking: 'What works differently now, who must act, and what to do. [Where it is described](/…).',
  security: 'Fixed a vulnerability where … Who must act, and what to do. [Where it is described](/…).',
  deprecated: 'What should no longer be used, and what replaces it. [Where it is described](/…).',
};

/**
 * The beginning of a release note: front matter, first paragraph, every heading in its order with one item below it.
 * Headings without items go. The content lint names each "…" that is left, with what may replace it.
 *
 * @param version number of the release
 */
export function postTemplate(version: string): string {
  const sections = Object.entries(loadFacts().kinds).map(([id, { heading }]) => {
    const features = id === 'new' ? '+which-feature' : 'which-feature';
    return `## ${heading} {#${id}}\n\n- <Change area="which-area" features="${features}" /> ${words[id as ChangeKind]}\n`;
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
