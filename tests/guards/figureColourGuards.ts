import { figureContrast } from '../unit/figures/figureContrast';
import type { Guard } from './guard';

const fixture = 'guards/figure-colours/pale.css';

/** Words of figures that are too pale (issue of the look, "Contrast AA everywhere"). */
export const figureColourGuards: Guard[] = [
  {
    name: 'figures: contrast of words',
    fixture,
    message:
      'light: var(--dos-ink-soft) on var(--fig-ground) (names of axes and remarks) has a contrast of 2.34, at least 4.5 is needed.',
    runOnFixture: () => figureContrast(`tests/fixtures/${fixture}`),
    runOnNothing: () => figureContrast(undefined, []),
  },
];
