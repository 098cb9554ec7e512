import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';

/** All pages have one configuration, which the validator would otherwise put together for each. */
class OneConfig extends StaticConfigLoader {
  private known: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.known ??= super.getConfigFor(handle);
    return this.known;
  }
}

const validator = new HtmlValidate(
  new OneConfig({ root: true, extends: ['html-validate:standard'], elements: ['html5'] }),
);

/**
 * The HTML standard: what may be inside of what, attributes and their values. The validator sees each page with the end
 * tags that HTML lets a minifier leave out, because it does not know all of these places; what the parser had to repair
 * on the way is a fault of its own.
 */
export function standardHtml(site: BuiltSite): GuardReport {
  const faults = site.pages.flatMap(({ path, file, $, repairs }) => [
    ...repairs.map((repair) => `${file}:${repair}: a browser has to repair the HTML of ${path}.`),
    ...validator
      .validateStringSync($.html())
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message}\n  at ${selector}`),
      ),
  ]);
  return { checked: site.pages.length, unit: 'pages', faults };
}
