import { readFileSync, statSync } from 'node:fs';
import type { GuardReport } from '../../guards/guard';
import { type Pair, pairs } from './pairs';
import { colourOf, contrast, type Mode, paletteOf } from './palette';

const modes: readonly Mode[] = ['light', 'dark'];

/** Text of a style sheet together with its place. */
export type Sheet = { readonly path: string; readonly css: string };

export const sheetAt = (path: string): Sheet => ({ path, css: readFileSync(path, 'utf8') });

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Without comments, with all other places where they were. */
const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/**
 * Measures the pairs of colours in both modes.
 *
 * @param sheets all that define the custom properties
 * @param of the pairs; those whose colours no sheet defines are faults as well
 */
export function contrastReport(sheets: readonly Sheet[], of: readonly Pair[] = pairs): GuardReport {
  const faults: string[] = [];
  const names = sheets.map(({ path }) => path).join(', ');
  for (const mode of modes) {
    const palette = paletteOf(sheets.map(({ css }) => css).join('\n'), mode);
    for (const { on, ground, least, where } of of) {
      try {
        const found = contrast(colourOf(on, palette), colourOf(ground, palette));
        if (found < least) {
          faults.push(
            `${names}: ${mode}: ${on} on ${ground} (${where}) has a contrast of ${found.toFixed(2)}, at least ${least} is needed. Change one of the two tokens.`,
          );
        }
      } catch (error) {
        faults.push(
          `${names}: ${mode}: ${where}: ${(error as Error).message}. Define it, or take the pair off the list.`,
        );
      }
    }
  }
  return { checked: of.length * modes.length, unit: 'pairs of colours', faults };
}

/** A loose colour: hex, a function of numbers, or a name other than the ones that mean no colour. */
const looseColour =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<=[:\s])(?:white|red|gr[ae]y)(?=[\s;])/gi;

/**
 * Finds colours that are in a style sheet instead of in the tokens. Icons are pictures in black, whatever the mode.
 *
 * @returns number of declarations checked, and a fault for each colour
 */
export function looseColourReport(sheets: readonly Sheet[]): GuardReport {
  let checked = 0;
  const faults = sheets.flatMap(({ path, css }) => {
    const text = bare(css).replace(/url\("[^"]*"\)/g, (picture) => ' '.repeat(picture.length));
    return [...text.matchAll(/([\w-]+):\s*([^;{}]+)(?=[;}])/g)].flatMap(({ 0: all, 2: value = '', index }) => {
      checked += 1;
      return [...value.matchAll(looseColour)].map(
        ([colour]) =>
          `${path}:${lineOf(css, index)}: the colour "${colour}" in "${all}" is outside of the tokens, so it does not follow the colour mode. Use a name of src/css/tokens.css, or add one there.`,
      );
    });
  });
  return { checked, unit: 'declarations', faults };
}

const small = /font-size:\s*(?:var\(--dos-text-xs\)|0\.[0-7]\d*rem|0\.8[0-6]\d*rem|1[0-3]px)/;
const bold = /font-weight:\s*(?:bold|[6-9]\d\d|var\(--dos-weight-\w+\))/;

/** Finds rules that make small words bold: below 14 px the dots of "i" disappear in Onest from a weight of 600 on. */
export function smallBoldReport(sheets: readonly Sheet[]): GuardReport {
  let checked = 0;
  const faults = sheets.flatMap(({ path, css }) =>
    [...bare(css).matchAll(/\{([^{}]*)\}/g)].flatMap(({ 1: rule = '', index }) => {
      const [size] = small.exec(rule) ?? [];
      if (size === undefined) return [];
      checked += 1;
      return bold.test(rule) && !rule.includes('-mono')
        ? [
            `${path}:${lineOf(css, index)}: "${size}" is bold, and below 14 px the dots of "i" disappear in bold words. Use var(--dos-text-sm) or a weight of 500.`,
          ]
        : [];
    }),
  );
  return { checked, unit: 'rules of small words', faults };
}

/** Names that Docusaurus, the page or an element sets, and not a style sheet. */
const setElsewhere = new Set(['--dos-site', '--dos-version']);

/** Finds our custom properties that are used but not defined: such a declaration silently does nothing. */
export function unknownNameReport(sheets: readonly Sheet[]): GuardReport {
  const defined = new Set(sheets.flatMap(({ css }) => [...bare(css).matchAll(/(--[\w-]+):/g)].map(([, name]) => name)));
  let checked = 0;
  const faults = sheets.flatMap(({ path, css }) =>
    [...bare(css).matchAll(/var\((--(?:dos|fig)-[\w-]+)/g)].flatMap(({ 1: name = '', index }) => {
      checked += 1;
      return defined.has(name) || setElsewhere.has(name)
        ? []
        : [
            `${path}:${lineOf(css, index)}: ${name} is defined nowhere. Define it in src/css/tokens.css, or correct the name.`,
          ];
    }),
  );
  return { checked, unit: 'uses of names', faults };
}

const iconStart =
  /^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg' viewBox='0 0 \d+ 20' fill='none' stroke='black' stroke-width='1\.5' stroke-linecap='round' stroke-linejoin='round'>/;

/**
 * Finds icons that are not of the one kind (a round stroke of 1.5 on a grid of 20), those that are not in the cell of the
 * picture that their name says, and those that nothing uses.
 *
 * @param icons the sheet that defines them
 * @param users every sheet that may use them
 */
export function iconReport(icons: Sheet, users: readonly Sheet[]): GuardReport {
  const picture = /--dos-icons: url\("data:image\/svg\+xml,([^"]*)"\)/.exec(icons.css)?.[1] ?? '';
  const cells = [...picture.matchAll(/<path id='([\w-]+)'(?: transform='translate\((\d+)\)')? /g)];
  const at = (name: string) =>
    cells.findIndex(([, id, start = '0'], index) => id === name && Number(start) === 20 * index);
  const all = [...icons.css.matchAll(/--dos-icon-([\w-]+): ([^;]*);/g)];
  const faults = all.flatMap(({ 1: name = '', 2: value, index }) => {
    const place = `${icons.path}:${lineOf(icons.css, index)}: dos-icon-${name}`;
    const cell = `var(--dos-icons) calc(100% * ${at(name)} / ${cells.length - 1}) 0 / ${cells.length}00% 100% no-repeat`;
    const used = users.some(({ css }) => css.includes(`var(--dos-icon-${name})`));
    return [
      ...(value === cell ? [] : [`${place} does not show its cell. Write "${cell}".`]),
      ...(used ? [] : [`${place} is used nowhere, and every reader loads it. Use it, or remove it.`]),
    ];
  });
  const kind = iconStart.test(picture) || all.length === 0;
  return {
    checked: all.length,
    unit: 'icons',
    faults: [
      ...faults,
      ...(kind ? [] : [`${icons.path}: the icons are not round strokes of 1.5 on a grid of 20. Draw them so.`]),
    ],
  };
}

/**
 * Files that are smaller are written into the style sheet (url-loader in Docusaurus), where every page pays for them.
 */
const inlinedBelow = 10_000;
const largestFont = 17_000;

/** Finds fonts that are not separate files of the site or are larger than allowed. */
export function fontReport(paths: readonly string[]): GuardReport {
  const faults = paths.flatMap((path) => {
    const { size } = statSync(path);
    return size >= inlinedBelow && size <= largestFont
      ? []
      : [
          `${path} has ${size} bytes; a font file has at least ${inlinedBelow} (smaller ones go into the style sheet of every page) and at most ${largestFont}. Cut it anew as src/css/README.md says.`,
        ];
  });
  return { checked: paths.length, unit: 'font files', faults };
}
