import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Least contrast of text with its ground: WCAG 2.2, 1.4.3 (AA). */
const least = 4.5;
const grounds = ['ground', 'marked'];
const colours = ['text', 'comment', 'keyword', 'string', 'number', 'name', 'wrong'];

const css = readFileSync('src/css/code.css', 'utf8');

function paletteOf(selector: string): Map<string, string> {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--dos-code-(\w+): (#\w{6})/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', ':root'],
  ['dark', '[data-theme="dark"]'],
])('colours of code, %s', (_mode, selector) => {
  const palette = paletteOf(selector);
  const pairs = grounds.flatMap((ground) => colours.map((colour) => [colour, ground] as const));

  test.each(pairs)('%s on %s', (colour, ground) => {
    expect(contrast(palette.get(colour) ?? '', palette.get(ground) ?? '')).toBeGreaterThanOrEqual(least);
  });
});
