import { figureContrast } from '../unit/figures/figureContrast';
import type { Guard } from './guard';

const fixture = 'guards/figure-colours/pale.css';

/** Words of figures that are too pale (issue of the look, "Contrast AA everywhere"). */
export const figureColourGuards: Guard[] = [
  {
    name: 'figures: contrast of words',
    fixture,
    message:
      'names of axes and remarks, light: var(--dos-ink-soft) on var(--fig-ground) has a contrast of 2.34, words need 4.5.',
    runOnFixture: () => figureContrast(`tests/fixtures/${fixture}`),
    runOnNothing: () => figureContrast(undefined, []),
  },
];
