import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../guards/guard';
import { drawingSheet, figureContrast } from './figureContrast';
import { figurePairs } from './figurePairs';
import { gallery } from './gallery';
import { geometry, type Placed } from './geometry';
import { paintOf, paintsOf } from './styleSheet';

const css = readFileSync(drawingSheet, 'utf8');
const paints = paintsOf(css);
const phone = 336;
const desk = 640;

const holds = (outer: Placed, { left, right, top, bottom }: Placed): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return outer.left <= x && x <= outer.right && outer.top <= y && y <= outer.bottom;
};

/** The fill that a word is read on: its own halo, else the last shape below it, else the part of the ring that it names. */
function groundOf(word: Placed, before: readonly Placed[]): string {
  const halo = paintOf(paints, 'stroke', word.classes);
  if (halo !== undefined) {
    return halo;
  }
  const fills = before
    .filter((shape) => shape.name !== 'text' && shape.name !== 'line' && holds(shape, word))
    .flatMap(({ classes }) => paintOf(paints, 'fill', classes) ?? [])
    .filter((fill) => fill !== 'none');
  const [, part] = /(?:^| )fig-on(\d)/.exec(word.classes.join(' ')) ?? [];
  return fills.at(-1) ?? (part && paintOf(paints, 'fill', [`fig-s${part}`])) ?? 'var(--fig-ground)';
}

const pairOf = ({ words, ground }: { words: string; ground: string }): string => `${words} on ${ground}`;

function drawnPairs(): Set<string> {
  const pairs = gallery().flatMap(({ layout, svg }) => {
    const { shapes } = geometry(svg, layout === 'narrow' ? phone : desk);
    return shapes.flatMap((shape, index) =>
      shape.name === 'text'
        ? [
            pairOf({
              words: paintOf(paints, 'fill', shape.classes) ?? 'var(--dos-ink)',
              ground: groundOf(shape, shapes.slice(0, index)),
            }),
          ]
        : [],
    );
  });
  return new Set(pairs);
}

describe('colours of figures', () => {
  test('every fill and stroke is a token or a mix of tokens', () => {
    const token = String.raw`var\(--(?:dos|fig)-[\w-]+\)`;
    const allowed = new RegExp(
      String.raw`^(?:none|currentcolor|${token}|color-mix\(in srgb, ${token} \d+%, ${token}\))$`,
    );
    expect(paints.length).toBeGreaterThan(60);
    expect(paints.filter(({ value }) => !allowed.test(value))).toEqual([]);
  });

  test('the list of pairs is what the figures draw', () => {
    const listed = figurePairs.map(pairOf);
    expect(new Set(listed).size).toBe(listed.length);
    expect([...drawnPairs()].sort()).toEqual(listed.sort());
  });

  test('words have a contrast of AA in both modes', () => {
    const report = figureContrast();
    console.log(`${report.checked} ${report.unit} in figures`);
    expect(faultsOf('figureContrast', report)).toEqual([]);
  });
});
