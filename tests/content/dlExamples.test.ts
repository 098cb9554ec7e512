import { expect, test } from 'vitest';
import { faultsOfExamples, formatExamples, siteExamples } from '../../plugins/transforms/dl-examples/siteExamples';
import { exampleBases } from '../../plugins/transforms/exampleBases';

test('every DL example of the texts compiles, and every dialog runs as written', () => {
  const report = siteExamples(process.cwd(), exampleBases);
  console.log(formatExamples(report.counts));
  expect(faultsOfExamples(report)).toEqual([]);
});
