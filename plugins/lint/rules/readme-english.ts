import { avoidedWordFinder } from '../avoidedWordRule';
import type { Rule } from '../rule';
import { translatedWords } from './natural-english';

const faultsIn = avoidedWordFinder(translatedWords);

/**
 * READMEs and the pages of the gallery avoid the words of `natural-english`, too. They are not texts of the site, so no
 * other rule applies to them.
 */
export const readmeEnglish: Rule = {
  name: 'readme-english',
  unit: 'files',
  checkSite: ({ readmes }) => {
    const documents = readmes();
    return { checked: documents.length, faults: documents.flatMap(faultsIn) };
  },
};
