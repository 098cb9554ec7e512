import { describe, expect, test } from 'vitest';
import type { FigureModel } from '../../../plugins/figures/drawing';
import { figureKinds } from '../../../plugins/figures/figureKinds';

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
});
