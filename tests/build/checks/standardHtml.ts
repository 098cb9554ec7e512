import { load } from 'cheerio';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], elements: ['html5'] }),
);

/** What the parser of every browser has to repair in a text: a place where the standard and the page disagree. */
function repairsOf(html: string): string[] {
  const repairs: string[] = [];
  load(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => repairs.push(`${startLine}:${startCol} ${code}`),
  });
  return repairs;
}

/**
 * The HTML standard: what may be inside of what, attributes and their values. The validator sees each page with the end
 * tags that HTML lets a minifier leave out, because it does not know all of these places; what the parser had to repair
 * on the way is a fault of its own.
 */
export function standardHtml(site: BuiltSite): GuardReport {
  const faults = site.pages.flatMap(({ path, file, $ }) => [
    ...repairsOf(site.read(file) ?? '').map(
      (repair) => `${file}:${repair}: a browser has to repair the HTML of ${path}.`,
    ),
    ...validator
      .validateStringSync($.html())
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message}\n  at ${selector}`),
      ),
  ]);
  return { checked: site.pages.length, unit: 'pages', faults };
}
