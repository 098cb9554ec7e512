/** A longer one would take more than three lines of the menu. */
const longest = 60;

/**
 * @param summary of a release: "Tag presets, and replacing text in search results."
 * @returns its main point, which is what the summary names first: "Tag presets"
 */
export function headlineOf(summary: string): string {
  const first = /^[^,:;]+/.exec(summary)?.[0].trim().replace(/\.$/, '') ?? summary;
  return first.length > longest ? (first.split(' and ')[0] ?? first) : first;
}
