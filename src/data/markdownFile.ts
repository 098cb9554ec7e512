/**
 * The Markdown text of a page: `/` has `index.md`, `/api/capi/` has `api/capi.md`, `/about/terms` has `about/terms.md`.
 *
 * @param route address of a page below the base URL, with the slash before it
 * @returns path of the file, below the folder of the built site and below the base URL alike
 */
export function markdownFile(route: string): string {
  const name = route.replace(/^\/|\/$/g, '');
  return name === '' ? 'index.md' : `${name}.md`;
}
