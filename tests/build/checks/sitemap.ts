import { load } from 'cheerio';
import { XMLValidator } from 'fast-xml-parser';
import type { GuardReport } from '../../guards/guard';
import { type BuiltSite, notFoundPath } from '../../helpers/builtSite';

const file = 'sitemap.xml';

function addressFaults(site: BuiltSite, found: string[]): string[] {
  const hidden = new Set(site.pages.filter(({ $ }) => /noindex/.test($('meta[name=robots]').attr('content') ?? '')));
  const indexable = site.pages.filter((page) => page.path !== notFoundPath && !hidden.has(page));
  const wanted = indexable.map(({ path }) => `${site.origin}${site.baseUrl}${path.slice(1)}`);
  return [
    ...wanted
      .filter((address) => !found.includes(address))
      .map(
        (address) => `${file} has no ${address}, a page that may be indexed. Add it, or mark the page with noindex.`,
      ),
    ...found
      .filter((address) => !wanted.includes(address))
      .map(
        (address) => `${file} has ${address}, which is not a page of ${site.origin} that may be indexed. Remove it.`,
      ),
    ...found
      .filter((address, index) => found.indexOf(address) !== index)
      .map((address) => `${file} has ${address} twice. Keep one.`),
  ];
}

/** The sitemap names exactly the pages that may be indexed, by their absolute addresses, each once. */
export function sitemap(site: BuiltSite): GuardReport {
  const xml = site.read(file) ?? '';
  const verdict = XMLValidator.validate(xml);
  const $ = load(xml, { xml: true });
  const found = $('urlset > url > loc')
    .toArray()
    .map((node) => $(node).text().trim());
  return {
    checked: found.length,
    unit: 'sitemap addresses',
    faults: [
      ...(verdict === true ? [] : [`${file}:${verdict.err.line} is not well-formed: ${verdict.err.msg}`]),
      ...addressFaults(site, found),
    ],
  };
}
