import { avoidedWordRule } from '../avoidedWordRule';

/** Words that betray a translation (style, section 2); the list is `src/data/natural-english.yml`. */
export const translatedWords = { name: 'natural-english', complaint: 'reads like a translation' } as const;

export const naturalEnglish = avoidedWordRule(translatedWords);
