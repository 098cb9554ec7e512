import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../src/data/siteRoutes';
import { sites, siteUrl } from '../config/sites';
import { colourRules, shellParts, widthRules } from '../helpers/axe';
import { openHydrated } from '../helpers/hydrated';
import { watchPage } from '../helpers/pageWatch';
import { keepShown, markHidden, phoneOnly } from '../helpers/phoneOnly';
import { rememberServed, servedOf } from '../helpers/served';
import { expect, type Page, test } from '../helpers/test';
import { expectNoFindings, expectNoFindingsInBothModes, expectNoSidewaysScroll, switchMode } from '../helpers/views';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** A window of 1280 × 1024 pixels at 400 %, at which everything must be readable without sideways scroll (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };
const missing = '/no-such-page';

const addresses = [...routes.map(({ path }) => path), missing];

/** One page of each kind of layout, and those that are like no other. */
const layouts = addresses.filter((_, index) => {
  const { kind } = routes[index] ?? {};
  return kind === undefined || kind === 'standalone' || routes.findIndex((route) => route.kind === kind) === index;
});

/** The bar, the sidebar and the foot are looked at on one page of each kind and section, and on pages like no other. */
const withShell = new Set(
  addresses.filter((_, index) => {
    const { kind, section } = routes[index] ?? {};
    const isLike = (route: (typeof routes)[number]) =>
      route.kind === kind && route.section.split(' / ')[0] === section?.split(' / ')[0];
    return kind === undefined || kind === 'standalone' || routes.findIndex(isLike) === index;
  }),
);

/** A figure may have drawings in its drawing, so the innermost go first. */
function withoutDrawings(html: string): string {
  const left = html.replaceAll(/<svg[ >](?:(?!<svg[ >]).)*?<\/svg>/gs, '');
  return left === html ? html : withoutDrawings(left);
}

/** The kinds of elements below the bar of a page: start tags with their classes and their role. */
function kindsOf(address: string): readonly string[] {
  const file = address === missing ? '404.html' : path.join(address, 'index.html');
  const html = readFileSync(path.join(sites.main.dir, file), 'utf8');
  const text = withoutDrawings(html.slice(html.indexOf('<main'))).replaceAll(/<script[ >].*?<\/script>/gs, '');
  const kinds = Array.from(text.matchAll(/<([a-z][a-z0-9]*)([^<>]*)>/g), ([, name, attributes = '']) => {
    const values = attributes.matchAll(/ (?:class|role)=(?:"([^"]*)"|([^ >]+))/g);
    return [name, ...Array.from(values, ([, quoted, plain]) => quoted ?? plain)].join(' ');
  });
  return [...new Set(kinds)];
}

/**
 * Pages that axe also sees in the dark and on a phone: those with their shell, and each of the others with a kind of
 * element that fewer than three pages before it have. Those with the most kinds come first, so that few are enough.
 */
function pagesOfAllKinds(): ReadonlySet<string> {
  const kinds = new Map(addresses.map((address) => [address, kindsOf(address)]));
  const richestFirst = [...kinds].sort(([, one], [, other]) => other.length - one.length).map(([address]) => address);
  const seen = new Map<string, number>();
  const chosen = [...new Set([...withShell, ...richestFirst])].filter((address) => {
    const own = kinds.get(address) ?? [];
    const isChosen = withShell.has(address) || own.some((kind) => (seen.get(kind) ?? 0) < 3);
    for (const kind of isChosen ? own : []) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return isChosen;
  });
  return new Set(chosen);
}

const inAllViews = pagesOfAllKinds();

/** Pages that one test opens one after the other: it is the reset of the browser between tests that costs. */
const atOnce = 8;

const groupsOf = (all: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) => all.slice(index * atOnce, (index + 1) * atOnce));

/** A list of the releases with a tag, and which page of it. */
const listOfTag = /^\/blog\/tags\/[^/]+(\/page\/\d+)?$/;

const postsOf = (address: string): string =>
  readFileSync(path.join(sites.main.dir, address, 'index.html'), 'utf8').match(/<article.*<\/article>/s)?.[0] ?? '';

/** Selectors of what axe looks at on another page or in another test. */
function seenElsewhere(address: string): string[] {
  const [isOfTag, end = ''] = listOfTag.exec(address) ?? [];
  if (isOfTag) {
    const shown = postsOf(address);
    expect(shown.length, `posts of ${address}`).toBeGreaterThan(1000);
    expect(shown, `posts of ${address}, which are those of /blog${end}`).toBe(postsOf(`/blog${end}`));
    return ['main > article'];
  }
  // `api.spec.ts` looks at the calls and schemas with everything open.
  return routes.find((route) => route.path === address)?.kind === 'api' ? ['main > section:not(:has(> #basics))'] : [];
}

/** The whole page in both modes, first in a wide window and then on a phone. */
async function checkWhole(page: Page, without: string[]): Promise<void> {
  await expectNoFindingsInBothModes(page, `at ${wide.width} px`, { without });
  await page.setViewportSize(phone);
  await expectNoFindings(page, `dark at ${phone.width} px`, { without });
  await switchMode(page, 'light');
  await expectNoFindings(page, `light at ${phone.width} px`, { without, rules: colourRules });
}

/** The text alone: every rule in a wide window, and on a phone in the dark what the width and the colours can change. */
async function checkText(page: Page, elsewhere: string[]): Promise<void> {
  const without = [...shellParts, ...elsewhere];
  await expectNoFindings(page, 'light', { without });
  await markHidden(page);
  await page.setViewportSize(phone);
  await switchMode(page, 'dark');
  await expectNoFindings(page, 'dark', { without, rules: [...colourRules, ...widthRules] });
  if ((await keepShown(page)) > 0) {
    await expectNoFindings(page, 'what only a phone shows', { within: [phoneOnly] });
  }
}

/** The browser itself reports the status 404 of the not-found page as an error. */
const complaintsOf = (complaints: string[], address: string) =>
  complaints.filter((text) => address !== missing || !/status of 404/.test(text));

/** Lets each page open as for a new reader, in the light, and remembers what it comes with. Call it before any is opened. */
async function startAnew(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.removeItem('theme'));
  await rememberServed(page);
}

/** Opens a page in a wide window. */
async function openWide(page: Page, address: string): Promise<void> {
  await page.setViewportSize(wide);
  await openHydrated(page, address);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const { served, gone } = await servedOf(page);
  expect(served, 'elements of the page').toBeGreaterThan(100);
  expect(gone, 'elements that were made anew').toEqual([]);
}

async function checkInBothViews(page: Page, address: string): Promise<void> {
  await openWide(page, address);
  await expectNoSidewaysScroll(page, `at ${wide.width} px`);
  await (withShell.has(address) ? checkWhole : checkText)(page, seenElsewhere(address));
  for (const size of [phone, zoomed]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, `at ${size.width} px`);
  }
}

/** A page whose kinds of elements others have shown in the dark and on a phone. */
async function checkOnce(page: Page, address: string): Promise<void> {
  await openWide(page, address);
  await expectNoFindings(page, '', { without: [...shellParts, ...seenElsewhere(address)] });
  for (const size of [wide, zoomed]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, `at ${size.width} px`);
  }
}

/** Needs a page that opens in the dark. */
async function checkOnPhone(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoFindings(page, '', { without: seenElsewhere(address) });
  await expectNoSidewaysScroll(page);
}

/** Checks pages one after the other. A fault of one hides none of the others. */
async function checkEach(
  page: Page,
  group: readonly string[],
  check: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(60_000 + 30_000 * group.length);
  const faults: string[] = [];
  for (const address of group) {
    const watch = watchPage(page, siteUrl('main'));
    await test
      .step(address, async () => {
        await check(page, address);
        expect(complaintsOf(watch.complaints, address)).toEqual([]);
        expect(watch.requests).toBeGreaterThan(0);
        expect(watch.foreignRequests).toEqual([]);
      })
      .catch((error: unknown) => faults.push(`${address}: ${error instanceof Error ? error.message : String(error)}`));
    watch.stop();
  }
  expect(faults.join('\n\n')).toBe('');
}

// Each group of addresses is a separate test, so with an empty list there would be no test to fail.
test('the list of addresses is not empty', () => {
  console.log(
    `a11y: ${addresses.length} addresses checked by axe, ${inAllViews.size} of them in both views, ${withShell.size} with the shell in four; ${layouts.length} layouts opened on a phone`,
  );
  expect(routes.length, 'routes of src/data/routes.json').toBeGreaterThan(0);
  expect(layouts.length, 'layouts').toBeGreaterThan(5);
  expect(withShell.size, 'pages with their shell').toBeGreaterThan(layouts.length);
  expect(inAllViews.size, 'pages with each kind of element').toBeGreaterThan(withShell.size);
});

const nameOf = (group: readonly string[]) =>
  group.length === 1 ? group[0] : `${group[0]} to ${group.at(-1)}, ${group.length} pages:`;

for (const group of groupsOf(addresses.filter((address) => inAllViews.has(address)))) {
  test(`${nameOf(group)} no axe finding, no console complaint, no foreign request and no sideways scroll, light at ${wide.width} px, then dark at ${phone.width} px and at ${zoomed.width} px`, async ({
    page,
  }) => {
    await startAnew(page);
    await checkEach(page, group, checkInBothViews);
  });
}

for (const group of groupsOf(addresses.filter((address) => !inAllViews.has(address)))) {
  test(`${nameOf(group)} no axe finding, no console complaint, no foreign request and no sideways scroll at ${wide.width} px and at ${zoomed.width} px`, async ({
    page,
  }) => {
    await startAnew(page);
    await checkEach(page, group, checkOnce);
  });
}

for (const group of groupsOf(layouts)) {
  test(`${nameOf(group)} opened in the dark on a phone: no axe finding, no console complaint, no foreign request and no sideways scroll`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await checkEach(page, group, checkOnPhone);
  });
}
