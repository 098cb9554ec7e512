import type { GuardReport } from '../../guards/guard';
import { contrastReport, sheetAt } from '../theme/themeChecks';
import { type FigurePair, figurePairs } from './figurePairs';

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
export const figureContrast = (tokens = tokenSheet, pairs: readonly FigurePair[] = figurePairs): GuardReport =>
  contrastReport(
    [tokens, drawingSheet].map(sheetAt),
    pairs.map(({ words, ground, where }) => ({ on: words, ground, where, least: leastContrast })),
  );
