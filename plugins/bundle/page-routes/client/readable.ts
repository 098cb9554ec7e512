export function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Escapes percent signs that do not start a valid character, as in `/%E0%A4%A`. They are escaped twice, because the
 * router decodes a path once, and Docusaurus once more when the reader returns to it.
 */
export const readablePath = (path: string): string => (isReadable(path) ? path : path.replaceAll('%', '%2525'));
