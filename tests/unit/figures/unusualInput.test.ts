import { describe, expect, test } from 'vitest';
import type { FigureModel } from '../../../plugins/figures/drawing';
import { figureKinds } from '../../../plugins/figures/figureKinds';
import { readGraphLines } from '../../../plugins/figures/input/lines';
import { defaultLabels } from '../../../plugins/figures/labels';
import { textWidth } from '../../../plugins/figures/text/measure';
import { BOLD, SMALL } from '../../../plugins/figures/text/types';

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
        ['0.70', '1.0'],
        ['0.71', '2.5'],
        ['007', '3.0'],
      ],
    });
  });

  test('the stars of a question line are words, not the sign of a chosen item', () => {
    const items = '    items: ["* my parcel *", "*Track*"]';
    const { drawing } = drawn(
      'screen-sketch',
      'grid: [a]',
      'areas:',
      '  a:',
      '    name: A',
      '    kind: list',
      items,
      '    holds: b',
    );
    expect(drawing.body).toContain('* my parcel *');
    expect(drawing.body.match(/fig-item-chosen/g)).toHaveLength(1);
    expect(drawing.body).toContain('>Track<');
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

  test('a dialog graph without a way has no empty place for the key of its arrows', () => {
    const { drawing } = drawn('dialog-graph', 'node greeting: Greeting', 'start greeting: hi');
    expect(drawing.body).not.toContain('fig-key');
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
      Number(new RegExp(`<text x="100%" y="([\\d.]+)" dx="8">${name} `).exec(drawing.body)?.[1]),
    );
    expect(Math.max(...places)).toBeLessThan(Number(axis) + 6);
    expect(areApart(places)).toBe(true);
    const starts = [...drawing.body.matchAll(/fig-halo"[^>]* y="([\d.]+)"[^>]* dx="-9"/g)];
    expect(starts.length).toBe(names.length);
    expect(areApart(starts.map(([, place]) => Number(place)))).toBe(true);
  });

  /** Left and right edge of a label at a part of the width, with the room beside the plot. */
  function edges({ drawing }: FigureModel, words: string): { start: number; end: number; least: number; most: number } {
    if (drawing.kind !== 'fluid') throw new Error('The drawing has its own size.');
    const { left, right, body } = drawing;
    const [text] = new RegExp(`<text [^>]*>${words}<`).exec(body) ?? [];
    if (text === undefined) throw new Error(`The drawing does not say "${words}".`);
    const read = (name: string): string => new RegExp(` ${name}="([^"]+)"`).exec(text)?.[1] ?? '0';
    const plot = PHONE - left - right;
    const x = (Number.parseFloat(read('x')) / 100) * plot + Number(read('dx'));
    const width = textWidth(words, /bold/.test(read('class')) ? BOLD : SMALL);
    const anchor = read('text-anchor');
    const start = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    return { start, end: start + width, least: -left, most: plot + right };
  }

  test.each([
    [
      'the goal above all bars',
      'Goal for the quarter 1,000',
      'bar',
      'threshold: { name: Goal for the quarter, value: 1000 }',
    ],
    ['the last name of an axis', 'more than 4 min', 'histogram', ''],
  ])('%s stays in the drawing', (_, words, kind, more) => {
    const model = drawn(
      'chart',
      `kind: ${kind}`,
      'x: { name: Length, values: [0–1 min, 1–2 min, 2–3 min, 3–4 min, more than 4 min] }',
      'y: { name: Dialogs }',
      'series: [{ name: A, values: [10, 8, 0, 4, 2] }]',
      more,
    );
    const { start, end, least, most } = edges(model, words);
    expect(start).toBeGreaterThanOrEqual(least);
    expect(end).toBeLessThanOrEqual(most + 0.1);
  });

  test('the name of a moment in the middle of a time line stays in the drawing', () => {
    const moment = 'moments: [{ name: The session is closed for this user, at: 18 }]';
    const model = drawn(
      'chart',
      'kind: timeline',
      'axis: { name: Since, unit: h, to: 36 }',
      'spans: [{ name: Any, from: 0, to: 24 }]',
      moment,
    );
    const { start, end, least, most } = edges(model, 'The session is closed for this user, 18\u00a0h');
    expect(start).toBeGreaterThanOrEqual(least);
    expect(end).toBeLessThanOrEqual(most + 0.1);
  });

  test('a step after which no text is left has an empty box', () => {
    const { drawing } = drawn(
      'chart',
      'kind: pipeline',
      'steps: [{ name: As typed, text: "?!" }, { name: Without punctuation, text: "" }]',
    );
    expect(drawing.body.match(/class="fig-box/g)?.length).toBe(2);
  });

  const sketched = (kind: string, ...items: string[]): string =>
    drawn(
      'screen-sketch',
      'grid: [a]',
      'areas:',
      `  a: { name: Area, kind: ${kind}, items: [${items.map((item) => `"${item}"`).join(', ')}], holds: x }`,
    ).drawing.body;

  test('a value of a sketch keeps what follows its second colon, and an empty field is as high as others', () => {
    const body = sketched('form', 'Text: Hello: who is it?', 'Comment');
    expect(body).toContain('>Hello: who is it?<');
    expect([...body.matchAll(/fig-field"[^>]* height="([\d.]+)"/g)].map(([, height]) => height)).toEqual(['25', '25']);
    expect(sketched('tiles', 'Hours: Mon: 9–18')).toContain('>Mon: 9–18<');
  });

  test('a chart of a sketch may have nothing but zeros', () => {
    for (const names of [
      ['Mon', 'Tue'],
      ['Tariffs', 'Tracking'],
    ]) {
      expect(sketched('chart', ...names.map((name) => `${name}: 0`))).not.toContain('NaN');
    }
  });

  test('small charts of two moments say "Change" in the language of the site', () => {
    const lines = ['kind: small-charts', 'x: { name: M, values: [May, June] }', 'rows: [{ name: R, values: [1, 2] }]'];
    const labels = { ...defaultLabels, change: 'Изменение' };
    expect(figureKinds['chart']?.(lines.join('\n'), PHONE, labels).drawing.body).toContain('>Изменение, May → June<');
  });
});
