import { describe, expect, test } from 'vitest';
import { readReleases } from '../../plugins/texts/releases/readReleases';
import { announcementBar } from '../../src/config/announcement';
import { loadFacts } from '../../src/data/facts';
import { newestRelease } from '../../src/data/siteRoutes';

const facts = loadFacts();
const releases = readReleases('blog');
const [newest] = releases;

describe('release notes as data', () => {
  test('every item has its own address, and its parts', () => {
    const items = releases.flatMap((release) => release.items);
    console.log(`${releases.length} posts, ${items.length} items`);
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ route }) => route)).size).toBe(items.length);
    for (const { route, text, markdown, html, features } of items) {
      expect(features.length, route).toBeGreaterThan(0);
      expect(text, route).not.toMatch(/[<[\]]?Change|^\s|\s$|^$/);
      expect(markdown, route).not.toContain('<Change');
      expect(html, route).not.toMatch(/Change|\]\(/);
    }
  });

  test('every area and every kind has items', () => {
    const items = releases.flatMap((release) => release.items);
    const count = (of: (item: (typeof items)[number]) => string, name: string) =>
      items.filter((item) => of(item) === name).length;
    const areas = Object.keys(facts.areas).map((name) => [name, count(({ area }) => area, name)] as const);
    const kinds = Object.keys(facts.kinds).map((name) => [name, count(({ kind }) => kind, name)] as const);
    console.log([...kinds, ...areas].map(([name, number]) => `${name} ${number}`).join(', '));
    for (const [name, number] of [...kinds, ...areas]) {
      expect(number, name).toBeGreaterThan(0);
    }
  });

  test('a known issue and the item that fixed it link to each other', () => {
    const items = releases.flatMap((release) => release.items);
    const issues = items.filter(({ kind }) => kind === 'known-issues');
    const linksTo = (from: (typeof items)[number], to: (typeof items)[number]) => from.html.includes(`"${to.route}"`);
    const pairs = issues.map((issue) => ({
      issue: issue.route,
      fixes: items.filter((item) => linksTo(issue, item)).map(({ route }) => route),
      mentions: items.filter((item) => linksTo(item, issue)).map(({ route }) => route),
    }));
    const fixed = pairs.filter(({ fixes }) => fixes.length > 0);
    console.log(`${issues.length} known issues, ${fixed.length} fixed`);
    expect(fixed.length).toBeGreaterThan(0);
    for (const { issue, fixes, mentions } of pairs) {
      expect(mentions, issue).toEqual(fixes);
    }
  });

  test('the announcement bar names the newest release', () => {
    expect(newest?.version).toBe(newestRelease);
    expect(announcementBar.id).toBe(`release-${newest?.version}`);
    expect(announcementBar.content).toContain(`DialogOS ${newest?.version} `);
  });
});
