import { compile } from '@site/src/dl';
import { frameOf } from '@site/src/dl/ruleFrame';
import { describe, expect, it } from 'vitest';

const framed = (code: string, whole = true) => {
  const { before, after } = frameOf(code, 'r', whole);
  return `${before}${code}${after}`;
};

describe('the frame of an example', () => {
  it('makes a rule file of a rule without BEGIN and END', () => {
    expect(framed('--Label a\n+%topic\n$ hi\n# Hi.')).toBe('BEGIN r\n--Label a\n+%topic\n$ hi\n# Hi.\nEND');
  });

  it('is empty around lines that are a file', () => {
    expect(frameOf('// all rules\nbegin a\n$ hi\n# Hi.\nEND', 'r')).toEqual({ before: '', after: '', part: false });
  });

  it.each([
    ['a label', '--Label a'],
    ['a condition', '+%topic'],
    ['questions', '$ hi *\n  there\n$ hello *'],
    ['an event', '$$REQUEST$$'],
    ['a question with a previous reply', '$ yes\n@ * deliver *'],
    ['a previous reply', '@ * deliver *'],
    ['answers', '# Hi.\n# :u: Hello.'],
    ['block lines', '--if(%topic)\n# Hi.\n--endif'],
    ['a comment before an answer', '// why\n# Hi.'],
  ])('adds what %s needs to be a rule', (_what, code) => {
    expect(frameOf(code, 'r').part).toBe(true);
    const { base, diagnostics } = compile({ rules: framed(code), platform: true });
    expect(diagnostics).toEqual([]);
    expect(base.rules).toHaveLength(1);
  });

  it('adds nothing but BEGIN and END where the mistake may be what is missing', () => {
    const { diagnostics } = compile({ rules: framed('$ hi', false) });
    expect(diagnostics.map(({ code }) => code)).toEqual([10003]);
  });
});
