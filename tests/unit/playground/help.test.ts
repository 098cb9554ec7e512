import { describe, expect, it } from 'vitest';
import { functionHelp } from '../../../src/data/dlHelp/functions';
import { answerTags, lineStarts, questionTags } from '../../../src/data/dlHelp/tags';
import { variableHelp } from '../../../src/data/dlHelp/variables';
import { compile } from '../../../src/dl';
import { builtIns } from '../../../src/dl/functions/builtIns';
import { standardOwnFunctions } from '../../../src/dl/rule/compile';
import { builtInVariables, platformVariables } from '../../../src/dl/variables/names';

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const formsOf = (tags: readonly { form: string }[]) => tags.map(({ form }) => form.replace('|', ''));

describe('the help of the editor', () => {
  it('tells about every function that a call can reach, once', () => {
    // `[@!=(…)]` calls the built-in `=`: the language cannot reach these three names.
    const reachable = [...builtIns.keys(), ...standardOwnFunctions().keys()].filter((name) => !name.startsWith('!'));
    const told = functionHelp.flatMap(({ name, short }) => [name, ...short]).map((name) => name.toLowerCase());
    expect(sorted(told), 'src/data/dlHelp/functions.ts').toEqual(sorted(reachable));
    expect(told).toHaveLength(new Set(told).size);
  });

  it('tells about every built-in variable', () => {
    const variables = sorted([...builtInVariables, ...platformVariables]);
    expect(sorted(Object.keys(variableHelp)), 'src/data/dlHelp/variables.ts').toEqual(variables);
  });

  it.each([
    ['question', '[- [=> [dict( [<dict( [lcdict( [udict( [sudict( [OneWord] [FromState("', questionTags],
    [
      'answer',
      '[*] [&1] [&dict(1,norm)] [% [@ [if( [switch( [inf]{ [href( [openwindow(" [br] [ul] [ol] [li] [el] [pre]{ [nothing] [break] [disableautovars] [ExtendAnswer(" [operator]',
      answerTags,
    ],
  ])('tells about every tag of a %s', (_place, names, tags) => {
    for (const name of names.split(' '))
      expect(
        formsOf(tags).filter((form) => form.startsWith(name)),
        name,
      ).not.toEqual([]);
  });

  it('offers functions that take the arguments it names', () => {
    for (const { name, args } of functionHelp) {
      const call = `[@${name}(${args.map((arg) => (arg === '[*]' ? '"[*]"' : arg.startsWith('variable') ? '"topic"' : arg === 'condition' ? '"%topic"' : '"1"')).join(',')})]`;
      const { diagnostics } = compile({
        rules: `BEGIN a\n$ *\n# x ${call}\nEND`,
        dictionaries: { 1: ['a'] },
        platform: true,
      });
      expect(
        diagnostics.map(({ code }) => code),
        call,
      ).toEqual([]);
    }
  });

  it('writes helps as sentences', () => {
    const helps = [...functionHelp, ...answerTags, ...questionTags, ...lineStarts].map(({ help }) => help);
    for (const help of [...helps, ...Object.values(variableHelp)]) expect(help).toMatch(/^["A-Z].*\.$|^.*\d\.?$/);
  });
});
