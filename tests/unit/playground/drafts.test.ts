import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '../../../src/components/DlPlayground/files/drafts';

let stored: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal('location', { pathname: '/page' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  });
});
afterEach(() => {
  keepDraft('a', {});
  vi.unstubAllGlobals();
});

const changes = { rules: '$ a\n# b' };

it('a draft is kept in this tab for its page and example, and goes when nothing is changed', () => {
  expect(keepDraft('a', changes)).toBe(true);
  expect([...stored.keys()]).toEqual(['dialogos.dl:/page#a']);
  expect(readDraft('a')).toEqual(changes);
  expect(readDraft('b')).toBeUndefined();
  expect(keepDraft('a', {})).toBe(true);
  expect(readDraft('a')).toBeUndefined();
  expect(stored.size).toBe(0);
});

it.each(['', 'no JSON', 'null', '[]', '5', '{"rules":5}', '{}', '{"rules":{"a":"b"}}'])(
  'garbage in the storage is no draft: %j',
  (text) => {
    stored.set('dialogos.dl:/page#a', text);
    expect(readDraft('a')).toBeUndefined();
  },
);

it('a full storage keeps the draft until the page is loaded again, and says so', () => {
  isFull = true;
  expect(keepDraft('a', changes)).toBe(false);
  expect(readDraft('a')).toEqual(changes);
  isFull = false;
  expect(keepDraft('a', { rules: 'x' })).toBe(true);
  expect(readDraft('a')).toEqual({ rules: 'x' });
});

it('a blocked storage does the same', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(readDraft('a')).toBeUndefined();
  expect(keepDraft('a', changes)).toBe(false);
  expect(readDraft('a')).toEqual(changes);
  expect(keepDraft('a', {}), 'nothing to lose').toBe(true);
  expect(readDraft('a')).toBeUndefined();
});
