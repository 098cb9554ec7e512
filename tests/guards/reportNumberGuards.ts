import { readFileSync } from 'node:fs';
import { factsFolder, readFacts } from '../../src/data/facts';
import { checkNumbers } from '../content/reportNumbers/checkNumbers';
import type { PageNumbers } from '../content/reportNumbers/derivations';
import type { Guard } from './guard';

const { sample } = readFacts(factsFolder).facts;

function numberGuard(fault: string, message: string, numbers: Omit<PageNumbers, 'figures'> = {}): Guard {
  const fixture = `guards/numbers/${fault}.mdx`;
  const file = `tests/fixtures/${fixture}`;
  const page: PageNumbers = { figures: ['september', 'august'], ...numbers };
  return {
    name: `numbers of reports: ${fault}`,
    fixture,
    message: `${file}:${message}`,
    runOnFixture: () => checkNumbers(file, readFileSync(file, 'utf8'), sample, page),
    runOnNothing: () => checkNumbers(file, 'A page without numbers.', sample, page),
  };
}

/** A number on a report page is a figure of the sample, is worked out from it, or is allowed with a reason. */
export const reportNumberGuards: Guard[] = [
  numberGuard('wrong-derivation', '5: "had # sessions" prints 251, and the data give 250. Fix: correct the text.', {
    derived: { 'had # sessions': [sample.september.sessions / 30] },
  }),
  numberGuard('unknown-number', '9: 7,100 is not a figure of the sample and is not derived from it. Fix: correct it,'),
  numberGuard('other-share', '5: 70.0 is not a figure of the sample and is not derived from it.'),
  numberGuard('wrong-words', '5: the data do not give "Half of the sessions". Fix: correct the text.', {
    inWords: { 'Half of the sessions': sample.september.dialogs * 2 === sample.september.sessions },
  }),
  numberGuard('lost-phrase', '1: the page does not say "# dialogs". Fix: remove the phrase from derivations.ts,', {
    derived: { '# dialogs': [sample.september.dialogs] },
  }),
  numberGuard('wrong-chart', '5: "Sessions" of the chart "sessions" draws 7500, 7000, which is not a list of the sample.'),
];
