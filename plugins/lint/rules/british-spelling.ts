import { avoidedWordRule } from '../avoidedWordRule';

/** Prose has British spelling; the list is `src/data/british-spelling.yml`. */
export const britishSpelling = avoidedWordRule({
  name: 'british-spelling',
  complaint: 'is American spelling',
  except: 'product-terms',
});
