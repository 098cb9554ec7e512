import { compile } from '@site/src/dl';
import { frameOf, placeInLines, framed as withFrame } from '@site/src/dl/ruleFrame';
import { describe, expect, it } from 'vitest';

const framed = (code: string, whole = true) => withFrame(code, frameOf(code, 'r', whole));

describe('the frame of an example', () => {
  it('makes a rule file of a rule without BEGIN and END', () => {
    expect(framed('--Label a\n+%topic\n$ hi\n# Hi.')).toBe('BEGIN r\n--Label a\n+%topic\n$ hi\n# Hi.\nEND');
  });

  it('is empty around lines that are a file', () => {
    expect(frameOf('// all rules\nbegin a\n$ hi\n# Hi.\nEND', 'r')).toEqual({ insertions: [], part: false });
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

  it.each([
    [
      'an empty line and a question',
      '$ a\n# A.\n\n$ b\n# B.',
      'BEGIN r\n$ a\n# A.\n\nEND\nBEGIN rule 2\n$ b\n# B.\nEND',
    ],
    [
      'an empty line and a label, below a comment',
      '$ a\n# A.\n// next\n\n--Label x\n$ b\n# B.',
      'BEGIN r\n$ a\n# A.\n// next\n\nEND\nBEGIN rule 2\n--Label x\n$ b\n# B.\nEND',
    ],
    [
      'BEGIN and END, and once more without them',
      '$ a\n# A.\n\nBEGIN b\n$ b\n# B.\nEND\n\n+%user_name\n$ c\n# C.',
      'BEGIN r\n$ a\n# A.\n\nEND\nBEGIN b\n$ b\n# B.\nEND\n\nBEGIN rule 2\n+%user_name\n$ c\n# C.\nEND',
    ],
  ])('starts another rule at %s', (_what, code, file) => {
    expect(framed(code, false)).toBe(file);
    expect(compile({ rules: file, variables: ['user_name'] }).diagnostics).toEqual([]);
  });

  it.each([
    ['an empty line above an answer', '$ a\n\n# A.'],
    ['an empty line between questions', '$ a\n\n$ b\n# A.'],
    ['an empty line between answers', '$ a\n# A.\n\n# B.'],
  ])('does not part a rule at %s', (_what, code) => {
    expect(frameOf(code, 'r').insertions.map(({ at }) => at)).toEqual([0, code.length]);
    expect(compile({ rules: framed(code) }).base.rules).toHaveLength(1);
  });

  it('needs the empty line, so that a question below an answer is the mistake that it is in a file', () => {
    expect(compile({ rules: framed('$ a\n# A.\n$ b\n# B.', false) }).diagnostics.map(({ code }) => code)).toEqual([
      29001,
    ]);
  });

  it('is a rule file for lines that are not there yet', () => {
    expect(framed('', false)).toBe('BEGIN r\n\nEND');
  });

  it('knows for each place of the file where it is in the lines', () => {
    const code = '$ a\n# A.\n\n$ b\n# B.';
    const frame = frameOf(code, 'r', false);
    const file = withFrame(code, frame);
    for (const [at, text] of [...file].entries()) {
      const place = placeInLines(at, frame);
      if (!place.isHidden) expect(code[place.at], `place ${at}`).toBe(text);
    }
    const shown = [...file].filter((_text, at) => !placeInLines(at, frame).isHidden);
    expect(shown.join('')).toBe(code);
    expect(placeInLines(file.indexOf('BEGIN rule 2'), frame)).toEqual({ at: code.indexOf('$ b'), isHidden: true });
  });

  it('adds nothing but BEGIN and END where the mistake may be what is missing', () => {
    const { diagnostics } = compile({ rules: framed('$ hi', false) });
    expect(diagnostics.map(({ code }) => code)).toEqual([10003]);
  });
});
