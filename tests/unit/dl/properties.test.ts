import { canonical, compile, createSession, type Reply, say, update } from '@site/src/dl';
import { starsOf } from '@site/src/dl/pattern/captures';
import { makePhrase } from '@site/src/dl/pattern/phrase';
import { findMatches } from '@site/src/dl/turn/findMatches';
import { describe, expect, it } from 'vitest';
import { generator, surroundings } from '../../helpers/dlGenerator';

const runs = 400;
const seeds = Array.from({ length: runs }, (_one, index) => index + 1);
const clock = 1773583500;

/** Every kind of source: well-formed, damaged, and mere pieces. */
function sourcesOf(seed: number): string[] {
  const make = generator(seed);
  return [make.rules(), make.brokenRules(), make.noise()];
}

describe('properties over generated sources', () => {
  it('nothing throws and no work goes beyond phrase length times base length', () => {
    let turns = 0;
    let answers = 0;
    for (const seed of seeds) {
      const make = generator(seed);
      for (const rules of sourcesOf(seed)) {
        const { base } = compile({ rules, ...surroundings });
        const session = createSession(base, { clock, seed });
        for (let turn = 0; turn < 3; turn++) {
          const text = make.phrase();
          const reply: Reply = say(session, text);
          expect(reply.steps).toBeLessThanOrEqual(8 * (text.length + 1) * (rules.length + 100));
          expect(canonical(reply.parts)).toBeTypeOf('string');
          turns++;
          if (reply.rule !== null) answers++;
        }
        update(session, { user_a: 'x', operator_state: 'closed' });
      }
    }
    expect(turns).toBe(runs * 9);
    expect(answers).toBeGreaterThan(runs / 2);
  });

  it('weights are whole numbers below 2^32, in falling order, equal ones in the order of the base', () => {
    let compared = 0;
    for (const seed of seeds) {
      const make = generator(seed);
      const { base } = compile({ rules: make.rules(), ...surroundings });
      const session = createSession(base, { clock, seed });
      for (let count = 0; count < 5; count++) {
        const phrase = makePhrase(make.phrase(), base.spelling);
        const find = () => findMatches(base, phrase, session.variables);
        const matches = find();
        const order = matches.map(({ compiled }) => base.rules.indexOf(compiled));
        for (const [index, { weight }] of matches.entries()) {
          expect(Number.isInteger(weight) && weight >= 0 && weight < 2 ** 32).toBe(true);
          const next = matches[index + 1];
          if (next === undefined) continue;
          compared++;
          expect(weight).toBeGreaterThanOrEqual(next.weight);
          if (weight === next.weight) expect(order[index]).toBeLessThan(order[index + 1] ?? -1);
        }
        expect(find().map(({ compiled }) => base.rules.indexOf(compiled))).toEqual(order);
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('the index leaves no question out that would match', () => {
    let matched = 0;
    let leftOut = 0;
    for (const seed of seeds) {
      const make = generator(seed);
      const { base } = compile({ rules: make.rules(), ...surroundings });
      const all = { ...base, index: { ...base.index, always: base.index.questions.map((_ref, number) => number) } };
      const { variables } = createSession(base, { clock });
      for (let count = 0; count < 3; count++) {
        const text = make.phrase();
        const found = [base, all].map((one) =>
          findMatches(one, makePhrase(text, one.spelling), variables).map(({ weight, match }) => [
            weight,
            starsOf(match),
          ]),
        );
        expect(found[0]).toEqual(found[1]);
        matched += found[1]?.length ?? 0;
        leftOut += base.index.questions.length - base.index.always.length;
      }
    }
    // Without matches, or without an index that leaves questions out, there was nothing to compare.
    expect(matched).toBeGreaterThan(runs);
    expect(leftOut).toBeGreaterThan(runs);
  });

  it('messages point into the source', () => {
    let messages = 0;
    for (const seed of seeds) {
      for (const rules of sourcesOf(seed)) {
        for (const { start, end, line, column } of compile({ rules, ...surroundings }).diagnostics) {
          messages++;
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(rules.length);
          expect(rules.split('\n')[line - 1]?.length ?? -1).toBeGreaterThanOrEqual(column - 1);
        }
      }
    }
    expect(messages).toBeGreaterThan(runs);
  });
});
