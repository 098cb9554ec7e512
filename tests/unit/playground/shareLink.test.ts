import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Example } from '../../../src/components/DlPlayground/files/example';
import { filesOf, originalTexts } from '../../../src/components/DlPlayground/files/files';
import { BadLink, readShareHash, shareHash } from '../../../src/components/DlPlayground/share/shareLink';

const example: Example = {
  id: 'dl-a.b',
  code: '$ hi\n# Hello!',
  setup: { before: 'BEGIN a', after: 'END', dictionaries: { city: ['Omsk'] }, variables: ['user_name'] },
  phrases: [],
};
const files = filesOf(example);
const original = originalTexts(files);

/** A link with any state, as somebody may write it by hand. */
async function hashOf(state: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(typeof state === 'string' ? state : JSON.stringify(state));
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const text = Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url');
  return `#dl=${example.id}.${text}`;
}

describe('a shared link', () => {
  it('gives back every text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (rules, city) => {
        const texts = new Map(original).set('rules', rules).set('dictionary city', city);
        const hash = await shareHash(example.id, files, texts);
        expect(hash).toMatch(/^#dl=dl-a\.b\.[\w-]+$/);
        expect(await readShareHash(hash, files)).toEqual(texts);
      }),
    );
  });

  it('carries what differs only, so that the example may be improved', async () => {
    const hash = await shareHash(example.id, files, new Map(original).set('variables', 'user_city'));
    const improved = filesOf({ ...example, code: '$ hi\n# Good day!' });
    const texts = await readShareHash(hash, improved);
    expect(texts.get('rules')).toBe('$ hi\n# Good day!');
    expect(texts.get('variables')).toBe('user_city');
  });

  it('is short for a small change', async () => {
    const hash = await shareHash(example.id, files, new Map(original).set('rules', '$ hello\n# Hello!'));
    expect(hash.length).toBeLessThan(120);
  });

  it('is refused when it is cut at any place', async () => {
    const hash = await shareHash(example.id, files, new Map(original).set('rules', '$ some other words\n# yes'));
    const from = hash.lastIndexOf('.') + 1;
    for (let length = from; length < hash.length; length++) {
      await expect(readShareHash(hash.slice(0, length), files), String(length)).rejects.toThrow(BadLink);
    }
  });

  it('is refused when it holds something else', async () => {
    const states: [unknown, RegExp][] = [
      ['no JSON', /incomplete/],
      [null, /incomplete/],
      [[], /incomplete/],
      [{}, /incomplete/],
      [{ version: 2, texts: {} }, /incomplete/],
      [{ version: 1, texts: null }, /incomplete/],
      [{ version: 1, texts: ['a'] }, /incomplete/],
      [{ version: 1, texts: { rules: 5 } }, /incomplete/],
      [{ version: 1, texts: { other: 'a' } }, /changes the file other, which/],
      ['{"version":1,"texts":{"__proto__":"a"}}', /changes the file __proto__, which/],
      [{ version: 1, texts: { constructor: 'a' } }, /changes the file constructor, which/],
      [{ version: 1, texts: { rules: 'a'.repeat(1_000_000) } }, /more text than the playground accepts/],
    ];
    for (const [state, message] of states) {
      await expect(readShareHash(await hashOf(state), files), JSON.stringify(state)?.slice(0, 60)).rejects.toThrow(
        message,
      );
    }
  });

  it('never fails in another way, whatever stands in the hash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const read = readShareHash(`#dl=${text}`, files);
        await expect(read).rejects.toThrow(BadLink);
      }),
    );
  });
});
