export function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A path in which a percent sign that begins no character stands for itself, as in `/%E0%A4%A`: escaped twice, because
 * the router decodes a path once and Docusaurus once more when the reader comes back to it.
 */
export const readablePath = (path: string): string => (isReadable(path) ? path : path.replaceAll('%', '%2525'));
