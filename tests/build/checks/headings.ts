import type { GuardReport } from '../../guards/guard';
import type { BuiltPage, BuiltSite } from '../../helpers/builtSite';
import { placeOf, type Selection } from '../../helpers/builtSitePlace';

type Heading = { level: number; text: string; element: Selection };

function headingsOf({ $ }: BuiltPage, within: string): Heading[] {
  return $(within)
    .find('h1, h2, h3, h4, h5, h6, [role=heading]')
    .toArray()
    .map((node) => {
      const element = $(node);
      const label = element.clone();
      label.find('.hash-link').remove();
      const text = label.text().trim() || (element.find('img[alt]').attr('alt') ?? '').trim();
      return { level: Number(element.attr('aria-level') ?? node.tagName.slice(1)), text, element };
    });
}

/**
 * One h1 in each page, no heading without text, and no skipped level: neither in the main part, which has to start with
 * its h1, nor over the whole page in the order in which a screen reader meets the headings.
 */
export function headings(site: BuiltSite): GuardReport {
  let checked = 0;
  const faults: string[] = [];
  for (const page of site.pages) {
    const all = headingsOf(page, 'body');
    const main = headingsOf(page, 'main');
    const fault = ({ element, text }: Heading, message: string) =>
      faults.push(`${placeOf(site, page, element, text)}: ${message} (${page.path}).`);

    checked += all.length;
    const titles = all.filter(({ level }) => level === 1).length;
    if (titles !== 1) {
      faults.push(`${page.route?.source ?? page.file}: ${page.path} has ${titles} h1. Give the page exactly one.`);
    }
    for (const heading of all.filter(({ text }) => text === '')) {
      fault(heading, 'a heading without text; write one or take the heading out');
    }
    for (const list of [[{ level: 0 }, ...main], all]) {
      list.forEach((heading, index) => {
        const before = list[index - 1];
        if (before && 'text' in heading && heading.level > before.level + 1) {
          const previous = before.level === 0 ? 'the beginning of the main part' : `an h${before.level}`;
          fault(heading, `h${heading.level} "${heading.text}" follows ${previous}; use h${before.level + 1}`);
        }
      });
    }
  }
  return { checked, unit: 'headings', faults: [...new Set(faults)] };
}
