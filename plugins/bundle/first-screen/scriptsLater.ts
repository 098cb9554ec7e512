/** What Docusaurus and `page-routes` write into the head. */
const script = /<script src=("?)([^" >]+)\1 defer(?:="?"?)?><\/script>/g;

/**
 * Fetches the scripts of a page, in order, once its text has arrived. Browsers lay out a page as soon as it has been
 * parsed, and parsing ends only after the deferred scripts (https://html.spec.whatwg.org/#the-end).
 */
export const laterScript =
  'addEventListener("DOMContentLoaded",function(){document.querySelectorAll("script[data-src]").forEach(function(named){' +
  'var script=document.createElement("script");script.async=false;script.src=named.dataset.src;named.replaceWith(script)})})';

/**
 * @param html a built page
 * @param file path of the page, for messages
 * @returns the page with only the names of its scripts, and the script that requests them
 * @throws Error when the page names no script
 */
export function scriptsLater(html: string, file: string): string {
  const [first] = html.match(script) ?? [];
  if (first === undefined) {
    throw new Error(
      `[first-screen] ${file} names no script. Fix: compare plugins/bundle/first-screen/scriptsLater.ts with this version of Docusaurus.`,
    );
  }
  const named = html.replace(first, () => `<script>${laterScript}</script>${first}`);
  return named.replace(script, '<script type="text/plain" data-src="$2"></script>');
}
