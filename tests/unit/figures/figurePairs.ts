/** Words of figures on a ground, both as values of CSS: tokens of the site, tokens of figures, or a mix of them. */
export interface FigurePair {
  readonly words: string;
  readonly ground: string;
  /** Where the two meet. */
  readonly where: string;
}

const ink = 'var(--dos-ink)';
const soft = 'var(--dos-ink-soft)';
const paper = 'var(--dos-paper)';
const raised = 'var(--fig-ground)';
const wash = 'var(--dos-accent-wash)';
const accent = 'var(--dos-accent)';

const mixed = (colour: string, share: number): string => `color-mix(in srgb, ${colour} ${share}%, ${paper})`;

/**
 * Every pair of colours in which a word of a figure can be read. A test draws all figures and compares: a pair that is
 * drawn and not listed fails, and so does one that is listed and never drawn (tests/unit/figures/colours.test.ts).
 */
export const figurePairs: readonly FigurePair[] = [
  { words: ink, ground: raised, where: 'words beside shapes' },
  { words: soft, ground: raised, where: 'names of axes and remarks' },
  { words: ink, ground: paper, where: 'names in boxes' },
  { words: soft, ground: paper, where: 'remarks and codes in boxes' },
  { words: ink, ground: wash, where: 'names in the main box' },
  { words: soft, ground: wash, where: 'remarks in the main box and names of branches' },
  { words: 'var(--dos-accent-strong)', ground: wash, where: 'the chosen item of a screen' },
  { words: paper, ground: accent, where: 'numbers on the first series and of areas' },
  { words: ink, ground: mixed(accent, 34), where: 'numbers on the sixth series' },
  { words: paper, ground: soft, where: 'numbers on the third series' },
  { words: ink, ground: mixed(soft, 28), where: 'numbers on the fourth series' },
  { words: paper, ground: 'var(--fig-blue)', where: 'numbers on the fifth series' },
  { words: ink, ground: 'var(--fig-amber-wash)', where: 'numbers on the second series' },
  { words: ink, ground: mixed(accent, 8), where: 'the lowest values of a heat map' },
  { words: ink, ground: mixed(accent, 22), where: 'low values of a heat map' },
  { words: ink, ground: mixed(accent, 38), where: 'middle values of a heat map' },
  { words: paper, ground: mixed(accent, 90), where: 'high values of a heat map' },
  { words: paper, ground: 'var(--dos-accent-strong)', where: 'the highest values of a heat map' },
];
