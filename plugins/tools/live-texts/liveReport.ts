/** What is wrong with the texts now, each fault as one line with file, line, reason and fix. */
export type LiveReport = { readonly faults: readonly string[] };
