import type { GuardReport } from '../../guards/guard';
import type { BuiltPage, BuiltSite } from '../../helpers/builtSite';
import { placeOf } from '../../helpers/builtSitePlace';
import { leadOf } from './leadOf';

/** Fewer letters do not count as text: a heading and a spinner have about thirty. */
const shortestMain = 100;

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

function handlers({ $ }: BuiltPage): { name: string; element: ReturnType<BuiltPage['$']> }[] {
  return $('*')
    .toArray()
    .flatMap((node) =>
      Object.keys($(node).attr() ?? {})
        .filter((name) => /^on[a-z]/i.test(name))
        .map((name) => ({ name, element: $(node) })),
    );
}

/**
 * Every page can be read without script: its main part has its text in the HTML, and the page of a text file
 * has the whole lead of that file. No element has an inline event handler, which a content security
 * policy without `unsafe-inline` would block.
 */
export function noScript(site: BuiltSite): GuardReport {
  const faults: string[] = [];
  for (const page of site.pages) {
    const main = page.$('main').clone();
    main.find('script, style, noscript, template').remove();
    const text = oneSpace(main.text());
    const source = page.route?.source ?? page.file;
    if (text.length < shortestMain) {
      faults.push(
        `${source}: the main part of ${page.path} has ${text.length} letters in the HTML, a page without script needs ${shortestMain}. Render its text while building.`,
      );
    }
    if (/\.mdx?$/.test(source)) {
      const lead = leadOf(site.readSource(source) ?? '');
      if (lead.parts.length === 0) {
        faults.push(`${source} has no lead. Begin the text with two or three sentences.`);
      }
      for (const part of lead.parts.map(oneSpace).filter((part) => !text.includes(part))) {
        faults.push(
          `${source}:${lead.line}: the HTML of ${page.path} lacks "${part}" of the lead. Show it without script.`,
        );
      }
    }
    for (const { name, element } of handlers(page)) {
      faults.push(
        `${placeOf(site, page, element, `${name}=`)}: ${page.path} has the inline handler ${name}. Add the listener in a component or a client module.`,
      );
    }
  }
  return { checked: site.pages.length, unit: 'pages', faults };
}
