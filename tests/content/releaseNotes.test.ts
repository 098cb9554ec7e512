import { describe, expect, test } from 'vitest';
import { readReleases } from '../../plugins/release-notes/readReleases';
import { announcementBar } from '../../src/config/announcement';
import { newestRelease } from '../../src/config/release';
import { loadFacts } from '../../src/data/facts';
import { compareWithRegister } from './releaseRegister';

const facts = loadFacts();
const releases = readReleases('blog');
const [newest, ...older] = releases;

describe('release notes as data', () => {
  test('the posts and the registers of releases and features say the same', () => {
    const { items, introduced, mentioned, faults } = compareWithRegister(releases, facts);
    console.log(
      `${releases.length} posts, ${items} items, ${introduced} features introduced, ${mentioned} mentions of features`,
    );
    expect(faults).toEqual([]);
    const registered = Object.values(facts.releases);
    expect(releases).toHaveLength(registered.length);
    expect(items).toBe(registered.reduce((sum, release) => sum + release.items, 0));
    expect(introduced).toBeGreaterThan(0);
  });

  test('a post or an item that is missing, and a feature of another release, are seen', () => {
    const seen = (posts: typeof releases, registers = facts) => compareWithRegister(posts, registers).faults;
    expect(seen(older)).toContain('release 0.72.0 has no post');
    const [post] = releases.filter(({ version }) => version === '0.46.0');
    const short = releases.map((one) => (one === post ? { ...one, items: one.items.slice(1) } : one));
    expect(seen(short)).toContain('blog/2022-10-04-0.46.0.mdx has 4 items; the register says 5');
    expect(seen(short)).toContain('"quiet-hours" is introduced by no release; the register says 0.46.0');
    const { notes } = facts.features;
    const moved = { ...facts, features: { ...facts.features, notes: { ...notes, since: '0.46.0' } } } as typeof facts;
    expect(seen(releases, moved)).toContain('"notes" is introduced by 0.29.0; the register says 0.46.0');
    expect(seen(releases, moved)).toContain(
      'blog/2022-02-01-0.29.0.mdx:14 is about "notes" in 0.29.0; the register says since 0.46.0',
    );
  });

  test('every item has an address of its own, and its parts', () => {
    const items = releases.flatMap((release) => release.items);
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

  test('the announcement bar and the title page name the newest release of the register', () => {
    expect(newest?.version).toBe(Object.keys(facts.releases).at(-1));
    expect(newestRelease).toBe(newest?.version);
    expect(announcementBar.id).toBe(`release-${newest?.version}`);
    expect(announcementBar.content).toContain(`Release ${newest?.version} `);
  });
});
