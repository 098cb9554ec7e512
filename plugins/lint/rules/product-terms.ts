import { avoidedWordRule } from '../avoidedWordRule';

/** No text prints the words that the glossary and the style avoid; the list is `src/data/words-to-avoid.yml`. */
export const productTerms = avoidedWordRule({ name: 'product-terms', complaint: 'is a word we do not use' });
