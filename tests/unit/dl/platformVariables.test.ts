import { loadFacts } from '@site/src/data/facts';
import { compile } from '@site/src/dl';
import { describe, expect, it } from 'vitest';

/** A name with a prefix stands for all names that begin with it. */
const documented = Object.values(loadFacts().variables).map(({ code }) => code.replace('…', 'x'));

const messages = (rules: string, platform: boolean) => compile({ rules, platform }).diagnostics;

describe('variables that the platform declares', () => {
  it('are all that the site documents', () => {
    expect(documented).toHaveLength(48);
  });

  it.each(documented)('%s needs no declaration', (name) => {
    const rules = `BEGIN r\n+%${name}\n$ *\n--if(%${name}="x")\n# a [%${name}] [if(!%${name})]{b}\n--endif\nEND`;
    expect(messages(rules, true)).toEqual([]);
  });

  it.each(['topic', 'user_name', 'tree_track'])('%s is no word of the language itself', (name) => {
    expect(messages(`BEGIN r\n+%${name}\n$ *\n# a\nEND`, false)).toMatchObject([{ code: 11801 }]);
  });
});
