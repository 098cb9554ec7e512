import { type AnyNode, isTag } from 'domhandler';
import { nearRoutes } from '../../../src/data/nearRoutes';
import type { GuardReport } from '../../guards/guard';
import type { BuiltPage, BuiltSite } from '../../helpers/builtSite';
import { placeOf, type Selection } from '../../helpers/builtSitePlace';

/**
 * Hosts that a page may link to: the official guides of the platforms of our channels. A page never loads anything from
 * one.
 */
const allowedHosts: ReadonlySet<string> = new Set([
  'apiok.ru',
  'core.telegram.org',
  'creators.viber.com',
  'dev.vk.com',
  'developers.facebook.com',
  'docs-pulse.edna.io',
  'yandex.ru',
]);

/** Protocols that open another program or contain the content itself. */
const otherProtocols: ReadonlySet<string> = new Set(['mailto:', 'tel:', 'data:']);

const addressAttributes = ['href', 'src', 'poster', 'data', 'action', 'formaction', 'xlink:href'];
const metaAddresses = 'meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]';
const cssAddress = /url\(\s*(['"]?)(.*?)\1\s*\)|@import\s+(['"])(.*?)\3/g;

type Reference = {
  /** As it is written. */
  value: string;
  /** Address that it is relative to. */
  base: string;
  /** A link waits for a click; everything else is loaded with the page. */
  isLink: boolean;
  place: () => string;
};

function cssReferences(css: string, base: string, place: () => string): Reference[] {
  return [...css.matchAll(cssAddress)].map((match) => ({
    value: match[2] ?? match[4] ?? '',
    base,
    isLink: false,
    place,
  }));
}

const linkTags: ReadonlySet<string> = new Set(['a', 'area', 'form', 'button']);

/** Compared by hand: asking the engine of selectors for each element costs most of this check. */
const isLinkTag = (node: AnyNode): boolean =>
  isTag(node) &&
  (linkTags.has(node.name) || (node.name === 'link' && /^(?:canonical|alternate)$/.test(node.attribs['rel'] ?? '')));

function addressesOf(element: Selection): string[] {
  const srcset = (element.attr('srcset') ?? '').split(',').flatMap((part) => part.trim().split(/\s+/, 1));
  return [
    ...addressAttributes.flatMap((name) => element.attr(name) ?? []),
    ...srcset.filter((address) => address !== ''),
    ...(element.is('meta') ? [element.attr('content') ?? ''] : []),
  ];
}

function pageReferences(site: BuiltSite, page: BuiltPage): Reference[] {
  const { $ } = page;
  const base = `${site.origin}${site.baseUrl}${page.path.slice(1)}`;
  const selector = [...addressAttributes.map((name) => `[${name.replace(':', '\\:')}]`), '[srcset]', metaAddresses];
  const written = $(selector.join(', '))
    .toArray()
    .flatMap((node) => {
      const element = $(node);
      return addressesOf(element).map((value) => ({
        value,
        base,
        isLink: isLinkTag(node),
        place: () => placeOf(site, page, element, sourceSpelling(site, value)),
      }));
    });
  const styles = $('[style*="url("], style')
    .toArray()
    .flatMap((node) => {
      const element = $(node);
      const css = element.is('style') ? element.text() : (element.attr('style') ?? '');
      return cssReferences(css, base, () => placeOf(site, page, element, css));
    });
  return [...written, ...styles];
}

/** Sources write addresses without the base URL. */
function sourceSpelling({ baseUrl }: BuiltSite, value: string): string {
  return value.startsWith(baseUrl) ? `/${value.slice(baseUrl.length)}` : value;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @returns what is wrong with a reference and how to fix it, or nothing */
function createJudge(site: BuiltSite): (reference: Reference) => string | undefined {
  const idsByPath = new Map(
    site.pages.map(({ path, $ }) => [
      path,
      new Set(
        $('[id], a[name]')
          .toArray()
          .map((node) => $(node).attr('id') ?? $(node).attr('name') ?? ''),
      ),
    ]),
  );
  const candidates = [
    ...site.routes,
    ...[...site.files]
      .filter((file) => !/^assets\/|\.html$/.test(file))
      .map((file) => ({ path: `/${file}`, title: '' })),
  ];

  const known = new Map<string, string | undefined>();
  const internalFault = (url: URL): string | undefined => {
    if (!known.has(url.href)) {
      known.set(url.href, findInternalFault(url));
    }
    return known.get(url.href);
  };

  function findInternalFault(url: URL): string | undefined {
    if (!url.pathname.startsWith(site.baseUrl)) {
      return `leads out of the base URL ${site.baseUrl}. Write the address relative to the base URL.`;
    }
    const path = decoded(`/${url.pathname.slice(site.baseUrl.length)}`);
    const targetIds = idsByPath.get(path);
    if (!targetIds) {
      if (site.files.has(path.slice(1)) && !path.endsWith('.html')) {
        return undefined;
      }
      const near = nearRoutes(path, candidates, 3).map((route) => route.path);
      const advice = near.length > 0 ? `Nearest that exist: ${near.join(', ')}.` : 'Nothing like it exists.';
      return `leads to no page and no file. ${advice} Write an address that exists.`;
    }
    const fragment = decoded(url.hash.slice(1));
    if (fragment === '' || targetIds.has(fragment)) {
      return undefined;
    }
    const existing = [...targetIds].filter((id) => !/^_|^theme-svg/.test(id));
    return `leads to an id that ${path} does not have. Ids that exist: ${existing.join(', ') || 'none'}. Write one of them.`;
  }

  return ({ value, base, isLink }) => {
    if (!URL.canParse(value, base)) {
      return 'is no address. Correct its spelling.';
    }
    const url = new URL(value, base);
    if (otherProtocols.has(url.protocol)) {
      return undefined;
    }
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
      return `has the protocol ${url.protocol} Only addresses of the site, mailto: and tel: are allowed.`;
    }
    if (url.origin === site.origin) {
      return internalFault(url);
    }
    if (!isLink) {
      return `loads from the host ${url.host}. A page loads nothing from another host: put the file into static/.`;
    }
    return allowedHosts.has(url.host)
      ? undefined
      : `links to the host ${url.host}. Take the link out, or add the host to allowedHosts in tests/build/checks/links.ts.`;
  };
}

/**
 * Every address in the HTML and CSS leads to a page, a file or an id that exists (specification, section 1:
 * "Broken links are a build error"), and nothing is loaded from another host. The build looks at links in
 * texts only; this check sees what the reader gets: images, styles, feeds, components and raw HTML, too.
 * The same fault on many pages, for example in the footer, is one message.
 */
export function links(site: BuiltSite): GuardReport {
  const judge = createJudge(site);
  const pagesByFault = new Map<string, string[]>();
  let checked = 0;

  function check(where: string, references: Reference[]): void {
    for (const reference of references) {
      checked += 1;
      const reason = judge(reference);
      if (reason !== undefined) {
        const fault = `${reference.place()}: "${reference.value}" ${reason}`;
        pagesByFault.set(fault, [...(pagesByFault.get(fault) ?? []), where]);
      }
    }
  }

  for (const page of site.pages) {
    check(page.path, pageReferences(site, page));
  }
  for (const file of site.files) {
    if (file.endsWith('.css')) {
      check(
        file,
        cssReferences(site.read(file) ?? '', `${site.origin}${site.baseUrl}${file}`, () => `src/css (${file})`),
      );
    }
  }
  const faults = [...pagesByFault].map(([fault, pages]) => `${fault} Found on ${shortList([...new Set(pages)])}.`);
  return { checked, unit: 'links', faults };
}

function shortList(pages: string[]): string {
  return pages.length > 3 ? `${pages.slice(0, 3).join(', ')} and ${pages.length - 3} more` : pages.join(', ');
}
