import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, BadChanges, type Changes, changesOf } from '../../../src/components/DlPlayground/files/changes';
import { filesOf } from '../../../src/components/DlPlayground/files/files';
import { BadLink, readShareHash, shareHash } from '../../../src/components/DlPlayground/share/shareLink';
import { hashOf, hostileLinks } from '../../helpers/hostileLinks';

const id = 'dl-a.b';
const files = filesOf({
  title: 'a',
  code: '$ hi\n# Hello!',
  setup: { dictionaries: { city: ['Omsk'] }, variables: ['user_name'] },
});

const open = async (hash: string) => applyChanges(files, await readShareHash(hash));

describe('a shared link', () => {
  it('gives back every text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (rules, city) => {
        const changes = { rules, 'dictionary city': city, 'dictionary new': city };
        const hash = await shareHash(id, changes);
        expect(hash).toMatch(/^#dl=dl-a\.b\.[\w-]+$/);
        const opened = await open(hash);
        expect(changesOf(opened)).toEqual(changesOf(applyChanges(files, changes)));
        expect(opened.texts.get('rules')).toBe(rules);
        expect(opened.texts.get('dictionary new')).toBe(city);
      }),
    );
  });

  it('carries what differs only, so that the example may be improved', async () => {
    const hash = await shareHash(id, { variables: 'user_city' });
    const improved = filesOf({ code: '$ hi\n# Good day!', setup: { variables: ['user_name'] } });
    const { texts } = applyChanges(improved, await readShareHash(hash));
    expect(texts.get('rules')).toBe('$ hi\n# Good day!');
    expect(texts.get('variables')).toBe('user_city');
  });

  it('brings dictionaries that the example does not have', async () => {
    const { files: all, texts } = await open(await shareHash(id, { 'dictionary colour': 'red' }));
    expect(all.find(({ id: file }) => file === 'dictionary colour')).toMatchObject({ isAdded: true });
    expect(texts.get('dictionary colour')).toBe('red');
  });

  it('is short for a small change', async () => {
    expect((await shareHash(id, { rules: '$ hello\n# Hello!' })).length).toBeLessThan(120);
  });

  it('is not made of more text than it could give back', async () => {
    await expect(shareHash(id, { rules: 'a'.repeat(600_000) })).rejects.toThrow(BadLink);
  });

  it('is refused when it is cut at any place', async () => {
    const hash = await shareHash(id, { rules: '$ some other words\n# yes' });
    const from = hash.lastIndexOf('.') + 1;
    for (let length = from; length < hash.length; length++) {
      await expect(readShareHash(hash.slice(0, length)), String(length)).rejects.toThrow(BadLink);
    }
  });

  it('never fails in another way, whatever stands in the hash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        await expect(readShareHash(`#dl=${text}`)).rejects.toThrow(BadLink);
      }),
    );
  });
});

describe('a hostile link', () => {
  it('has all its kinds', () => {
    expect(hostileLinks.length).toBeGreaterThanOrEqual(24);
    expect(new Set(hostileLinks.map(({ what }) => what)).size).toBe(hostileLinks.length);
  });

  it.each(hostileLinks)('$what: $gives', async ({ hash, gives }) => {
    const result = await open(await hash()).then(
      () => 'is opened',
      (error: unknown) => (error instanceof BadLink || error instanceof BadChanges ? error.message : `fails: ${error}`),
    );
    expect(result).toBe(gives);
  });

  it.each([
    [1, 2 ** 20],
    [16, 16 * 2 ** 20],
    [200, 200 * 2 ** 20],
  ])('that unpacks to %i MB is stopped while it is unpacked, not after', async (_megabytes, bytes) => {
    let unpacked = 0;
    const hash = await hashOf(new Uint8Array(bytes));
    await expect(readShareHash(hash, (size) => (unpacked = size))).rejects.toThrow(/more text than/);
    console.log(`${bytes} bytes in ${hash.length} characters: stopped after ${unpacked}`);
    expect(unpacked).toBeGreaterThan(512 * 1024);
    expect(unpacked).toBeLessThan(1024 * 1024);
  });
});

it('changes of a base are those that make it again', () => {
  const changes: Changes = { 'dictionary new': '', rules: '$ x\n# y' };
  expect(changesOf(applyChanges(files, changes))).toEqual(changes);
});
