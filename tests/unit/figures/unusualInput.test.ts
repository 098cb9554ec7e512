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
});
