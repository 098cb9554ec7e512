import type { LoadContext, Plugin } from '@docusaurus/types';
import { exampleBases } from '../../src/config/exampleBases';
import { faultsOfExamples, formatExamples, siteExamples } from './siteExamples';

/**
 * Checks the DL examples of all texts before the site is built, and says how many there were: the pages of a build may
 * come from its cache, where no example would be compiled.
 *
 * @throws Error with all faults
 */
export default async function dlExamples({ siteDir }: LoadContext): Promise<Plugin> {
  const report = siteExamples(siteDir, exampleBases);
  const faults = faultsOfExamples(report);
  if (faults.length > 0) {
    throw new Error(`The DL examples have ${faults.length} faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  console.log(formatExamples(report.counts));
  return { name: 'dl-examples' };
}
