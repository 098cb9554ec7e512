import {
  contrastReport,
  fontReport,
  iconReport,
  looseColourReport,
  sheetAt,
  smallBoldReport,
  unknownNameReport,
} from '../unit/theme/themeChecks';
import type { Guard } from './guard';

const fixture = (name: string) => sheetAt(`tests/fixtures/guards/theme/${name}`);
const nothing = { path: 'nothing', css: '' };

/** The proofs of `tests/unit/theme`. */
export const themeGuards: Guard[] = [
  {
    name: 'contrast of the tokens',
    fixture: 'guards/theme/paleWords.css',
    message:
      'light: var(--dos-ink) on var(--dos-paper) (text) has a contrast of 3.10, at least 7 is needed. Change one of the two tokens.',
    runOnFixture: () =>
      contrastReport(
        [fixture('paleWords.css')],
        [{ on: 'var(--dos-ink)', ground: 'var(--dos-paper)', least: 7, where: 'text' }],
      ),
    runOnNothing: () => contrastReport([nothing], []),
  },
  {
    name: 'colours outside of the tokens',
    fixture: 'guards/theme/looseColour.css',
    message: 'looseColour.css:3: the colour "#fff3cd" in "background: #fff3cd" is outside of the tokens',
    runOnFixture: () => looseColourReport([fixture('looseColour.css')]),
    runOnNothing: () => looseColourReport([nothing]),
  },
  {
    name: 'small words that are bold',
    fixture: 'guards/theme/smallBold.css',
    message:
      'smallBold.css:1: "font-size: 0.8125rem" is bold, and below 14 px the dots of "i" disappear in bold words.',
    runOnFixture: () => smallBoldReport([fixture('smallBold.css')]),
    runOnNothing: () => smallBoldReport([nothing]),
  },
  {
    name: 'names that no style sheet defines',
    fixture: 'guards/theme/unknownName.css',
    message: 'unknownName.css:2: --dos-inc is defined nowhere. Define it in src/css/tokens.css, or correct the name.',
    runOnFixture: () => unknownNameReport([fixture('unknownName.css')]),
    runOnNothing: () => unknownNameReport([nothing]),
  },
  {
    name: 'icons off the grid',
    fixture: 'guards/theme/strayIcon.css',
    message: 'strayIcon.css: the icons are not round strokes of 1.5 on a grid of 20. Draw them so.',
    runOnFixture: () => iconReport(fixture('strayIcon.css'), [fixture('strayIcon.css')]),
    runOnNothing: () => iconReport(nothing, []),
  },
  {
    name: 'icons that show the cell of another',
    fixture: 'guards/theme/strayIcon.css',
    message:
      'strayIcon.css:6: dos-icon-stray does not show its cell. Write "var(--dos-icons) calc(100% * 0 / 1) 0 / 200% 100% no-repeat".',
    runOnFixture: () => iconReport(fixture('strayIcon.css'), [fixture('strayIcon.css')]),
    runOnNothing: () => iconReport(nothing, []),
  },
  {
    name: 'icons that nothing uses',
    fixture: 'guards/theme/strayIcon.css',
    message: 'strayIcon.css:6: dos-icon-stray is used nowhere, and every reader loads it. Use it, or remove it.',
    runOnFixture: () => iconReport(fixture('strayIcon.css'), []),
    runOnNothing: () => iconReport(nothing, []),
  },
  {
    name: 'fonts that would go into the style sheet',
    fixture: 'guards/theme/looseColour.css',
    message: 'bytes; a font file has at least 10000 (smaller ones go into the style sheet of every page)',
    runOnFixture: () => fontReport(['tests/fixtures/guards/theme/looseColour.css']),
    runOnNothing: () => fontReport([]),
  },
];
