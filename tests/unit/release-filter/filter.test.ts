import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReleases } from '../../../plugins/texts/releases/readReleases';
import { urgentKinds } from '../../../plugins/texts/releases/urgentKinds';
import {
  everything,
  type Filter,
  isSet,
  isTyping,
  longestText,
  readFilter,
  writeFilter,
} from '../../../src/components/ReleaseFilter/filter';
import { findChanges } from '../../../src/components/ReleaseFilter/findChanges';
import { nextRelease } from '../../../src/components/ReleaseFilter/nextRelease';
import { statusOf } from '../../../src/components/ReleaseFilter/statusOf';
import { type Choices, changesOf } from '../../../src/data/filterChanges';
import { compareVersions } from '../../../src/data/versions';

const releases = changesOf(readReleases('blog')).filter(({ version }) => compareVersions(version, '0.72.0') <= 0);
const find = (filter: Partial<Filter>) => findChanges(releases, { ...everything, ...filter });
const countOf = (found: ReturnType<typeof find>) => found.reduce((sum, { items }) => sum + items.length, 0);

const choices: Choices = {
  areas: { analytics: 'Analytics', apis: 'APIs' },
  kinds: { new: 'New', 'known-issues': 'Known issues' },
  urgent: [],
  versions: ['0.72.0', '0.71.0'],
};

describe('address of the filter', () => {
  test('what is chosen stands in the query and is read again; other parameters stay', () => {
    const filter: Filter = { since: '0.71.0', areas: ['analytics', 'apis'], kinds: ['new'], text: 'a & b=c' };
    const query = writeFilter('?other=1', filter);
    expect(query).toBe('?other=1&since=0.71.0&area=analytics,apis&kind=new&text=a+%26+b%3Dc');
    expect(readFilter(query, choices)).toEqual(filter);
    expect(writeFilter(query, everything)).toBe('?other=1');
    expect(writeFilter('?text=x', { ...everything, text: '  ' })).toBe('');
  });

  test('what is not among the choices is left out, and a long text is cut', () => {
    const query = `?since=0.5x&area=constructor,apis,%3Cb%3E&kind=toString&text=${'x'.repeat(1000)}`;
    expect(readFilter(query, choices)).toEqual({
      since: '',
      areas: ['apis'],
      kinds: [],
      text: 'x'.repeat(longestText),
    });
  });

  test('any text comes back from the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const typed = text.trim().slice(0, longestText).trim();
        expect(readFilter(writeFilter('', { ...everything, text: typed }), choices).text).toBe(typed);
      }),
    );
  });

  test('only a change from words to words is typing', () => {
    const words = { ...everything, text: 'bran' };
    expect(isTyping(words, { ...words, text: 'branch' })).toBe(true);
    expect(isTyping(everything, words)).toBe(false);
    expect(isTyping(words, everything)).toBe(false);
    expect(isTyping(words, { ...words, text: 'branch', areas: ['apis'] })).toBe(false);
  });

  test('spaces alone are no filter', () => {
    expect(isSet({ ...everything, text: ' ' })).toBe(false);
    expect(isSet({ ...everything, kinds: ['new'] })).toBe(true);
  });
});

describe('a version without a release note', () => {
  const versions = releases.map(({ version }) => version);

  test.each([
    ['0.58.0', 'There is no release 0.58.0, so you see what has changed from 0.59.0 on.'],
    ['0.37.1', 'There is no release 0.37.1, so you see what has changed from 0.37.2 on.'],
    ['0.60.1', 'There is no release 0.60.1, so you see what has changed from 0.61.0 on.'],
    ['0.9.0', 'There is no release 0.9.0, so you see what has changed from 0.28.0 on.'],
    ['0.72.1', 'Version 0.72.1 is newer than the newest release, 0.72.0, so there are no changes to show.'],
    ['99.0.0', 'Version 99.0.0 is newer than the newest release, 0.72.0, so there are no changes to show.'],
    ['0.59.0', undefined],
    ['', undefined],
  ])('"%s" takes the next release, and the form says so', (since, said) => {
    expect(nextRelease(since, versions)).toBe(said);
  });

  test('stays in the address, and the list goes back to the next release', () => {
    expect(readFilter('?since=0.58.0', choices).since).toBe('0.58.0');
    expect(find({ since: '0.58.0' }).at(-1)?.version).toBe('0.59.0');
    expect(find({ since: '99.0.0' })).toEqual([]);
  });

  test.each([
    ['99.0', '99.0.0'],
    ['0.60', '0.60.0'],
    ['v0.60.1', '0.60.1'],
    ['V0.060.0', '0.60.0'],
    ['+0.60.0+', '0.60.0'],
    ['60', ''],
    ['0.60.0.1', ''],
    ['0.60.', ''],
    ['0.60.0-rc1', ''],
    ['0.6000.0', ''],
    ['-1.0.0', ''],
  ])('"%s" in the address is read as "%s"', (written, since) => {
    expect(readFilter(`?since=${written}`, choices).since).toBe(since);
  });
});

describe('the status', () => {
  const say = (filter: Partial<Filter>) =>
    statusOf({ filter: { ...everything, ...filter }, newest: '0.72.0', found: find(filter), hasFailed: false });

  test('asks for a version, and counts what was found', () => {
    expect(say({})).toBe('Select the version that you use to see what has changed since then.');
    expect(say({ since: '0.69.0' })).toBe('16 changes in 3 releases');
    const [release] = find({});
    const found = release === undefined ? [] : [{ ...release, items: release.items.slice(0, 1) }];
    const asked = { filter: { ...everything, text: 'x' }, newest: '0.72.0', hasFailed: false };
    expect(statusOf({ ...asked, found })).toBe('1 change in 1 release');
  });

  test('gives the reason why nothing was found, and no advice that does not help', () => {
    expect(say({ text: 'zebra' })).toContain('No changes match.');
    expect(say({ since: '0.72.0', areas: ['apis'] })).toBe(
      'There are no changes yet, because 0.72.0 is the newest release.',
    );
    expect(say({ since: '99.0.0', text: 'zebra' })).toBe('');
  });

  test('says that the changes are not there, of a version newer than all, too', () => {
    const asked = { filter: { ...everything, since: '99.0.0' }, newest: '0.72.0', found: undefined };
    expect(statusOf({ ...asked, hasFailed: false })).toBe('Loading the list of changes …');
    expect(statusOf({ ...asked, hasFailed: true })).toContain('could not be loaded');
  });
});

describe('changes that fit', () => {
  test('without a choice all are there, newest first', () => {
    expect(countOf(find({}))).toBe(236);
    expect(find({}).map(({ version }) => version)).toEqual(releases.map(({ version }) => version));
  });

  test('since a version means newer than it', () => {
    const versions = find({ since: '0.69.0' }).map(({ version }) => version);
    expect(versions).toEqual(['0.72.0', '0.71.0', '0.70.0']);
    expect(find({ since: '0.72.0' })).toEqual([]);
    expect(find({ since: '0.28.0' })).toHaveLength(44);
  });

  test('one of the areas and one of the kinds must be that of the change', () => {
    const found = find({ areas: ['analytics', 'voice'], kinds: ['fixed', 'new'] }).flatMap(({ items }) => items);
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found.map(({ area }) => area))).toEqual(new Set(['analytics', 'voice']));
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['fixed', 'new']));
  });

  test('what a reader may have to act on is found by three kinds', () => {
    const found = find({ kinds: urgentKinds });
    expect(found.map(({ version }) => version)).toEqual(['0.70.0', '0.66.0', '0.60.0', '0.44.0']);
  });

  test('areas, and kinds, part the changes without a rest', () => {
    for (const part of ['area', 'kind'] as const) {
      const ids = [...new Set(releases.flatMap(({ items }) => items.map((item) => item[part])))];
      const counts = ids.map((id) => countOf(find({ [`${part}s`]: [id] })));
      expect(counts.reduce((sum, count) => sum + count)).toBe(236);
    }
  });

  test('all words must be there, in any order and letter case, and each is marked once', () => {
    const [release] = find({ text: 'VERSION  the vers' });
    const change = release?.items[0];
    expect(change?.text).toContain('the Version filter');
    const marked = change?.ranges.map(([start, end]) => change.text.slice(start, end));
    expect(marked).toEqual(['the', 'Version', 'the', 'version']);
    expect(find({ text: 'version nonsense' })).toEqual([]);
  });

  test('any text is looked for as it is, and its marks lie inside the text, in order and apart', () => {
    const hostile = fc.constantFrom('.*', '(a+)+$', '\\', '[', '<img src=x onerror=alert(1)>', '%', 'İ', '\u0000', ' ');
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ maxLength: 4 })), (text) => {
        for (const { text: whole, ranges } of find({ text }).flatMap(({ items }) => items)) {
          ranges.forEach(([start, end], at) => {
            expect(start).toBeLessThan(end);
            expect(start).toBeGreaterThan(ranges[at - 1]?.[1] ?? -1);
            expect(end).toBeLessThanOrEqual(whole.length);
          });
        }
      }),
    );
    expect(find({ text: '.*' })).toEqual([]);
  });
});
