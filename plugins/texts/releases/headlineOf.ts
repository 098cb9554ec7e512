/**
 * @param summary of a release: "Tag presets, and replacing text in search results."
 * @returns its main point, which is what the summary names first: "Tag presets"
 */
export function headlineOf(summary: string): string {
  return /^[^,:;]+/.exec(summary)?.[0].trim().replace(/\.$/, '') ?? summary;
}
