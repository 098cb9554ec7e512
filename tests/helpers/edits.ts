/** Words of a file of the project, and what they become for a measurement or a check of builds. */
export type Edit = { readonly file: string; readonly before: string; readonly after: string };

/** One of each kind of source from which a build may keep results. `tests/unit/edits.test.ts` finds words that are gone. */
export const edits = {
  text: { file: 'docs/about/support.mdx', before: 'Choose the urgency', after: 'Choose the edited urgency' },
  fact: { file: 'src/data/facts/support.yml', before: 'Monday–Friday', after: 'Tuesday–Friday' },
  release: { file: 'blog/2022-03-31-0.33.0.mdx', before: 'lost its arrow', after: 'lost its edited arrow' },
  component: {
    file: 'src/components/FeedbackLink/FeedbackLink.tsx',
    before: 'Send feedback about',
    after: 'Send edited feedback about',
  },
  transformer: {
    file: 'plugins/page-markdown/options.ts',
    before: "address: 'Address'",
    after: "address: 'Edited address'",
  },
  option: { file: 'src/config/search.ts', before: '.dos-change-area', after: '.dos-edited-area' },
} as const satisfies Record<string, Edit>;
