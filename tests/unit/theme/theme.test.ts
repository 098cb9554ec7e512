import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf, type GuardReport } from '../../guards/guard';
import { colourOf, contrast, paletteOf } from './palette';
import {
  contrastReport,
  fontReport,
  iconReport,
  looseColourReport,
  type Sheet,
  sheetAt,
  smallBoldReport,
  unknownNameReport,
} from './themeChecks';

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.posix.join(folder, name))
    .sort();

/** What any site can install, with a style and with the tokens that it uses. */
const features = ['search', 'figures'];

/** Not the style of the feeds, which readers see without this site, and not the defaults for other sites. */
const sheets: Sheet[] = [
  ...filesBelow('src', '.css'),
  ...features.flatMap((name) => filesBelow(`plugins/${name}`, '.css').filter((file) => !file.endsWith('/tokens.css'))),
].map(sheetAt);

/** Where colours are defined: the tokens of the site, of code and of figures. */
const palettes = ['src/css/tokens.css', 'src/css/code.css', 'plugins/figures/theme/Figure/drawing.css'];

/** The large view of a figure has its own shadow and veil. */
const ownColours = [...palettes, 'plugins/figures/theme/Figure/styles.module.css'];

function expectNoFaults(name: string, report: GuardReport): void {
  console.log(`${name}: ${report.checked} ${report.unit} checked`);
  expect(faultsOf(name, report)).toEqual([]);
}

test('words, lines and signs have the contrast that WCAG asks for, in both modes', () => {
  expectNoFaults('contrast', contrastReport(palettes.map(sheetAt)));
});

test('colours stand in the tokens', () => {
  expectNoFaults('loose colours', looseColourReport(sheets.filter((sheet) => !ownColours.includes(sheet.path))));
});

test('small words are not bold', () => {
  expectNoFaults('small words', smallBoldReport(sheets.filter(({ path: file }) => file.startsWith('src/'))));
});

test('every name that a style sheet uses is defined', () => {
  expectNoFaults('names', unknownNameReport(sheets));
});

test.each(features)('%s brings a default for every name that it uses', (name) => {
  const own = filesBelow(`plugins/${name}`, '.css').map(sheetAt);
  expectNoFaults('names', unknownNameReport(own));
});

test('icons are of one kind and in use', () => {
  expectNoFaults('icons', iconReport(sheetAt('src/css/icons.css'), sheets));
});

test('fonts are files of their own and small', () => {
  expectNoFaults('fonts', fontReport(filesBelow('src/css/fonts', '.woff2')));
});

test('contrast is that of the definition', () => {
  const palette = paletteOf(
    ':root { --a: #ffffff; --b: #000000; --c: color-mix(in srgb, var(--a) 25%, var(--b)); }',
    'dark',
  );
  expect(contrast(colourOf('var(--a)', palette), colourOf('var(--b)', palette))).toBeCloseTo(21);
  // #767676 is the lightest grey with 4.5 to 1 on white.
  expect(contrast(colourOf('#767676', palette), colourOf('#ffffff', palette))).toBeCloseTo(4.54, 2);
  expect(colourOf('var(--c)', palette)).toEqual([63.75, 63.75, 63.75]);
  expect(() => colourOf('var(--d)', palette)).toThrow('"var(--d)" is no colour of the tokens');
});

test('the dark mode starts from the light one and a query of sizes changes no colour', () => {
  const css =
    ':root { --a: #111111; --b: #222222; }\n[data-theme="dark"] { --b: #333333; }\n@media print { :root { --a: #444444; } }';
  expect([...paletteOf(css, 'light')]).toEqual([
    ['--a', '#111111'],
    ['--b', '#222222'],
  ]);
  expect([...paletteOf(css, 'dark')]).toEqual([
    ['--a', '#111111'],
    ['--b', '#333333'],
  ]);
});
