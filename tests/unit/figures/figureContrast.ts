import { readFileSync } from 'node:fs';
import type { GuardReport } from '../../guards/guard';
import { type FigurePair, figurePairs } from './figurePairs';
import { colourOf, contrast, modes, tokensOf } from './styleSheet';

export const drawingSheet = 'plugins/figures/theme/Figure/drawing.css';
const tokenSheet = 'src/css/tokens.css';

/** Words of 13 px need it (WCAG 2.2, 1.4.3, level AA). */
const leastContrast = 4.5;

/**
 * Every word of a figure stands out from its ground, in both colour modes.
 *
 * @param tokens file with the tokens of the site
 * @param pairs the colours that meet
 */
export function figureContrast(tokens = tokenSheet, pairs: readonly FigurePair[] = figurePairs): GuardReport {
  const known = tokensOf(readFileSync(tokens, 'utf8') + readFileSync(drawingSheet, 'utf8'));
  const faults = modes.flatMap((mode) =>
    pairs.flatMap(({ words, ground, where }) => {
      const ratio = contrast(colourOf(words, known[mode]), colourOf(ground, known[mode]));
      return ratio >= leastContrast
        ? []
        : [
            `${drawingSheet}: ${where}, ${mode}: ${words} on ${ground} has a contrast of ${ratio.toFixed(2)}, words need ${leastContrast}. Change one of the two colours in ${tokens}.`,
          ];
    }),
  );
  return { checked: modes.length * pairs.length, unit: 'pairs of colours', faults };
}
