import { describe, expect, test } from 'vitest';
import type { FigureModel } from '../../../plugins/figures/drawing';
import { figureKinds } from '../../../plugins/figures/figureKinds';
import { readGraphLines } from '../../../plugins/figures/input/lines';

const PHONE = 336;

function drawn(fence: string, ...lines: string[]): FigureModel {
  const model = figureKinds[fence]?.(lines.join('\n'), PHONE);
  if (!model) throw new Error(`There is no fence "${fence}".`);
  return model;
}

const areApart = (places: readonly number[]): boolean => {
  const sorted = [...places].sort((a, b) => a - b);
  return sorted.slice(1).every((place, index) => place - (sorted[index] ?? 0) >= 16.9);
};

describe('unusual input', () => {
  test('numbers in the place of texts stay as they are written', () => {
    const { table } = drawn(
      'chart',
      'kind: bar',
      'x: { name: Release, values: [0.70, 0.71, 007] }',
      'y: { name: Dialogs }',
      'series:',
      '  - { name: +79161234567, values: [1, 2.50, 3] }',
    );
    expect(table).toEqual({
      head: ['Release', '+79161234567'],
      rows: [
        ['0.70', '1'],
        ['0.71', '2.5'],
        ['007', '3'],
      ],
    });
  });

  test('arrows in the words of a line are words', () => {
    const lines = ['A -> B: moves new --> paid', 'note A: new -> paid', 'B --> A:', 'A:1 -> B: x: y'];
    const { ways, words } = readGraphLines(lines.join('\n'), ['-->', '->']);
    expect(ways.map(({ from, arrow, to, label }) => [from, arrow, to, label])).toEqual([
      ['A', '->', 'B', 'moves new --> paid'],
      ['B', '-->', 'A', ''],
      ['A:1', '->', 'B', 'x: y'],
    ]);
    expect(words.map(({ word, name, text }) => [word, name, text])).toEqual([['note', 'A', 'new -> paid']]);
  });

  test('the names and values of lines that end side by side do not cover each other or run below the axis', () => {
    const names = ['Telegram', 'Web chat', 'Voice calls', 'E-mail', 'Viber'];
    const series = names.map((name, index) => `  - { name: ${name}, values: [${100 - index}, ${index % 2}] }`);
    const { drawing } = drawn(
      'chart',
      'kind: line',
      'x: { name: Month, values: [Jan, Feb] }',
      'y: { name: Dialogs }',
      'series:',
      ...series,
    );
    const [, axis = '0'] = /fig-axis" x1="0" x2="100%" y1="([\d.]+)"/.exec(drawing.body) ?? [];
    const places = names.map((name) =>
      Number(new RegExp(`<text x="100%" y="([\\d.]+)" dx="2">${name} `).exec(drawing.body)?.[1]),
    );
    expect(Math.max(...places)).toBeLessThan(Number(axis) + 6);
    expect(areApart(places)).toBe(true);
    const starts = [...drawing.body.matchAll(/fig-halo"[^>]* y="([\d.]+)"[^>]* dx="-9"/g)];
    expect(starts.length).toBe(names.length);
    expect(areApart(starts.map(([, place]) => Number(place)))).toBe(true);
  });
});
