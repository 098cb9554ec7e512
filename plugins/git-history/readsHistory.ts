/**
 * @param options of plugins and presets, in whatever depth
 * @returns whether a page shows when or by whom it was changed, which Docusaurus asks git for
 */
export function readsHistory(options: unknown): boolean {
  if (typeof options !== 'object' || options === null) {
    return false;
  }
  return Object.entries(options).some(
    ([name, value]) => (/^showLastUpdate(?:Time|Author)$/.test(name) && value === true) || readsHistory(value),
  );
}
