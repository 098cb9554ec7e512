/** What is currently wrong with the texts, each error as one line with file, line, reason and fix. */
export type LiveReport = { readonly faults: readonly string[] };
