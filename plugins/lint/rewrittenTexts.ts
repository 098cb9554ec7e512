/**
 * Folders and files that have been rewritten to the second edition of the style, for example "docs/about/". What the
 * rules about natural English find there is a fault; everywhere else it is a warning.
 */
export const rewrittenTexts: readonly string[] = [];

/** @returns the severity of a finding about natural English in a file */
export const severityIn = (file: string, rewritten: readonly string[] = rewrittenTexts): 'fault' | 'warning' =>
  rewritten.some((place) => file.startsWith(place)) ? 'fault' : 'warning';
