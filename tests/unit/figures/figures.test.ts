import { readFileSync } from 'node:fs';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { figureKinds } from '../../../plugins/figures/figureKinds';
import { dashOffset } from '../../../plugins/figures/graph/dashOffset';
import { defaultLabels, type FigureLabels } from '../../../plugins/figures/labels';
import { drawExamples, drawText, gallery } from './gallery';
import { absolutePoints, geometry, inside, overlap, type Placed } from './geometry';

const figures = gallery();
const isGraph = ({ fence }: { fence: string }): boolean => /diagram|dialog-graph|flow/.test(fence);
const graphs = figures.filter(isGraph);
/** Widths of the place that show one of the two layouts. */
const widthsOf = { narrow: [336, 480, 639], wide: [640, 778, 1000] } as const;
const PHONE = 336;

const boxesOf = (shapes: readonly Placed[]): Placed[] => shapes.filter(({ classes }) => classes.includes('fig-box'));
const wordsOf = (shapes: readonly Placed[]): Placed[] => shapes.filter(({ name }) => name === 'text');

describe('the gallery', () => {
  test('shows every word that the plugin adds in the language of its options', () => {
    const marks = Object.keys(defaultLabels).map((name, index) => [name, `mark-${index}-`] as const);
    const labels = Object.fromEntries(marks) as FigureLabels;
    const sources = new Map([
      ...figures.map(({ fence, source }) => [source, fence] as const),
      ['A -> B: x\nopt y\nA -> B: z\nend', 'sequence'],
      ['kind: tiles\nperiod: P\nbefore: Q\ntiles:\n  - { name: N, value: 2, before: 1, unit: points }', 'chart'],
    ]);
    const drawn = [...sources].map(([source, fence]) => JSON.stringify(figureKinds[fence]?.(source, PHONE, labels)));
    const missing = marks.filter(([, mark]) => !drawn.some((text) => text.includes(mark))).map(([name]) => name);
    expect(missing).toEqual([]);
  });

  test('gives the same bytes every time', () => {
    const again = drawExamples().map(({ svg }) => svg);
    expect(again.length).toBeGreaterThan(0);
    expect(again).toEqual(figures.slice(0, again.length).map(({ svg }) => svg));
  });

  test('uses every id once', () => {
    const ids = figures.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    // The two layouts of a figure have one text alternative.
    expect(ids.length).toBeGreaterThanOrEqual(figures.length / 2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a rule in drawing.css for every class that is drawn, and no colour of its own', () => {
    const css = readFileSync('plugins/figures/theme/Figure/drawing.css', 'utf8');
    const classes = new Set(
      figures.flatMap(({ svg }) =>
        [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => (names ?? '').split(' ')),
      ),
    );
    // Groups and words in the ink of the figure carry names without a rule of their own.
    const plain = new Set([
      'fig-node',
      'fig-key',
      'fig-series',
      'fig-cell',
      'fig-h',
      'fig-in0',
      'fig-in1',
      'fig-in2',
      'fig-lane1',
    ]);
    expect(classes.size).toBeGreaterThan(40);
    expect([...classes].filter((name) => !plain.has(name) && !css.includes(`.${name}`))).toEqual([]);
    expect(figures.filter(({ svg }) => /#[0-9a-f]{3,6}\b|rgb\(|stroke="/i.test(svg)).length).toBe(0);
  });
});

describe.each(figures)('$fence, $layout: $caption', ({ fence, layout, svg, whole }) => {
  test('is one picture, and its name is the text alternative', () => {
    const { $ } = geometry(`<g>${whole}</g>`, PHONE);
    const root = $('g > svg').eq(layout === 'narrow' ? 0 : 1);
    expect(root.attr('role')).toBe('img');
    expect($(`#${root.attr('aria-labelledby')}`).text().length).toBeGreaterThanOrEqual(80);
    expect($('title, desc').length, 'the words are in the page once').toBe(1);
  });

  test.each(widthsOf[layout])('keeps everything inside, and no two words on each other, at %i px', (width) => {
    const { canvas, shapes } = geometry(svg, Math.max(width, leastWidth(svg)));
    expect(shapes.length).toBeGreaterThan(5);
    expect(shapes.filter((shape) => !inside(shape, canvas)).map(describeShape)).toEqual([]);
    const words = wordsOf(shapes);
    const pairs = words.flatMap((a, index) =>
      words.slice(index + 1).flatMap((b) => (overlap(a, b, 1) ? [`${a.text} / ${b.text}`] : [])),
    );
    expect(pairs).toEqual([]);
  });

  test('is readable in its place', () => {
    if (layout === 'wide') {
      const from = Number(/fig-from-(\d+)/.exec(svg)?.[1]);
      expect(leastWidth(svg), 'it is shown whole').toBeLessThanOrEqual(from);
    } else {
      expect(leastWidth(svg)).toBeLessThanOrEqual(['screen-sketch', 'sequence', 'chart'].includes(fence) ? PHONE : 700);
    }
    expect(naturalWidth(svg)).toBeLessThanOrEqual(960);
  });
});

describe.each(graphs)('graph, $layout: $caption', ({ svg }) => {
  const { shapes, $ } = geometry(svg, PHONE);
  const boxes = boxesOf(shapes);

  test('has no overlapping nodes', () => {
    const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlap(a, b)));
    expect(boxes.length).toBeGreaterThan(2);
    expect(pairs).toEqual([]);
  });

  test('has the names of nodes inside their boxes', () => {
    const names = shapes.filter(({ classes }) => classes.includes('fig-name') || classes.includes('fig-code'));
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !boxes.some((box) => inside(name, box))).map(({ text }) => text)).toEqual([]);
  });

  test('has edges that begin and end at nodes', () => {
    const ends = shapes.filter(
      ({ classes }) => classes.includes('fig-box') || classes.includes('fig-dot') || classes.includes('fig-ring'),
    );
    const paths = $('path.fig-edge')
      .toArray()
      .filter((path) => $(path).closest('.fig-key').length === 0);
    const offset = Number(/translate\((-?[\d.]+)/.exec($('svg > g[transform]').attr('transform') ?? '')?.[1] ?? 0);
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      const points = absolutePoints($(path).attr('d') ?? '');
      for (const [x, y] of [points[0], points[points.length - 1]].filter((point) => point !== undefined)) {
        const near = ends.some((box) => inside({ left: x + offset, right: x + offset, top: y, bottom: y }, box, 9));
        expect(near, $(path).attr('d')).toBe(true);
      }
    }
  });

  test('has no line through the label of another edge or through a node', () => {
    const offset = Number(/translate\((-?[\d.]+)/.exec($('svg > g[transform]').attr('transform') ?? '')?.[1] ?? 0);
    const patches = shapes.filter(({ classes }) => classes.includes('fig-patch'));
    const crossed = $('path.fig-edge')
      .toArray()
      .filter((path) => $(path).closest('.fig-key').length === 0)
      .flatMap((path) => {
        const points = absolutePoints($(path).attr('d') ?? '').map(([x, y]): [number, number] => [x + offset, y]);
        const own = patches.filter((patch) => throughMiddle(points, patch));
        return [...patches.filter((patch) => !own.includes(patch)), ...boxes].filter((box) => crosses(points, box));
      });
    expect(crossed.map(describeShape)).toEqual([]);
  });
});

describe.each(figures.filter(({ fence }) => fence === 'sequence'))('sequence, $layout: $caption', ({ layout, svg }) => {
  test.each(widthsOf[layout])(
    'has the names of participants inside their boxes, and the boxes apart, at %i px',
    (width) => {
      const { shapes } = geometry(svg, Math.max(width, leastWidth(svg)));
      const boxes = boxesOf(shapes);
      const names = shapes.filter(({ classes, top }) => classes.includes('fig-ink') && top < 60);
      expect(names.length).toBeGreaterThan(2);
      expect(names.filter((name) => !boxes.some((box) => inside(name, box))).map(({ text }) => text)).toEqual([]);
      expect(boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlap(a, b)))).toEqual([]);
    },
  );
});

describe('two layouts', () => {
  test('a graph that fits goes to the right in the wide one, and lower than in the narrow one', () => {
    const heightOf = (svg: string) => Number(/ height="(\d+)"/.exec(svg)?.[1]);
    const wide = graphs.filter(({ layout }) => layout === 'wide');
    const lower = wide.filter(({ svg, whole }) => heightOf(svg) < heightOf(whole) / 1.5);
    console.log(`${lower.length} of ${wide.length} graphs go to the right`);
    expect(lower.length).toBeGreaterThanOrEqual(2);
  });

  test('every kind has a figure whose layouts differ', () => {
    for (const kind of Object.keys(figureKinds)) {
      expect(
        figures.some(({ fence, layout }) => fence === kind && layout === 'wide'),
        kind,
      ).toBe(true);
    }
  });
});

describe('charts', () => {
  const charts = figures.filter(
    ({ fence, layout, source }) => layout === 'narrow' && fence === 'chart' && /^series:/m.test(source),
  );

  test.each(charts)('$caption: the table holds the data', ({ source, element }) => {
    const data = parse(source) as {
      x: { name: string; values: string[] };
      y: { unit?: string };
      series: { name: string; values: number[] }[];
      threshold?: { name: string };
    };
    const [table] = element.children;
    const rows = table?.type === 'table' ? table.children.map((row) => row.children.map((cell) => textOf(cell))) : [];
    expect(rows[0]).toEqual([data.x.name, ...data.series.map(({ name }) => String(name))]);
    const body = rows.slice(1, data.x.values.length + 1);
    expect(body.map(([name]) => name)).toEqual(data.x.values.map(String));
    const numbers = body.map((row) => row.slice(1).map((cell) => Number(cell.replace(/[,%]/g, ''))));
    expect(numbers).toEqual(data.x.values.map((_, index) => data.series.map(({ values }) => values[index])));
    expect(rows.length).toBe(1 + data.x.values.length + (data.threshold ? 1 : 0));
  });
});

describe('charts with a form of their own', () => {
  const rowsOf = (kind: string): string[][] => {
    const found = figures.find(({ source }) => source.startsWith(`kind: ${kind}\n`));
    const [table] = found?.element.children ?? [];
    return table?.type === 'table' ? table.children.map((row) => row.children.map((cell) => textOf(cell))) : [];
  };

  test('tiles compute the change in percent, points or time', () => {
    const rows = rowsOf('tiles');
    expect(rows[0]).toEqual(['Figure', 'September 2023', 'August 2023', 'Change']);
    expect(rows).toContainEqual(['Sessions', '7,500', '7,000', '+7.1%']);
    expect(rows).toContainEqual(['Engaged share', '80.0%', '80.0%', 'no change']);
    expect(rows).toContainEqual(['Recognised share', '87.5%', '86.0%', '+1.5 points']);
    expect(rows).toContainEqual(['Average time', '4:12', '4:20', '−0:08']);
    expect(rows).toContainEqual(['NPS', '45', '42', '+3 points']);
    expect(rows).toContainEqual(['Answer time', '420\u00a0ms', '450\u00a0ms', '−6.7%']);
  });

  test('small charts have every value with its unit', () => {
    const rows = rowsOf('small-charts');
    expect(rows[0]?.slice(0, 3)).toEqual(['Month', 'Dialogs', 'Requests']);
    expect(rows[1]).toEqual(['August 2023', '5,600', '20,160', '3.6', '260\u00a0s', '86.0%', '8.5%', '121']);
    expect(rows).toHaveLength(3);
  });

  test('a time line has its spans and moments', () => {
    expect(rowsOf('timeline')).toEqual([
      ['Since the last message of the user', 'From', 'To'],
      ['Any message', '0\u00a0h', '24\u00a0h'],
      ['Approved template only', '24\u00a0h', 'no end'],
      ['The window closes', '24\u00a0h', '24\u00a0h'],
    ]);
  });

  test('a matrix has yes and no', () => {
    const rows = rowsOf('matrix');
    expect(rows[0]).toEqual(['Class', 'This turn', 'Next turn', 'Session', 'Chat', 'Always']);
    expect(rows).toContainEqual(['dialog', 'yes', 'yes', 'yes', 'no', 'no']);
  });

  test('marked text has the value as it is stored', () => {
    expect(rowsOf('marked-text').slice(1)).toEqual([
      ['QP123456789', 'parcel_number', 'QP123456789'],
      ['Omsk', 'city', 'Omsk'],
      ['tomorrow', 'date', '16.09.2023'],
    ]);
  });

  test('a pipeline carries the text on and shows hidden spaces', () => {
    const rows = rowsOf('pipeline');
    expect(rows[1]).toEqual(['As typed', '␣␣Heeelp!! Где мой ЗAKAЗ?␣']);
    expect(rows[5]).toEqual(['Spelling variants', rows[4]?.[1]]);
  });

  test('a branch graph says what happens in which branch', () => {
    const found = figures.find(({ fence }) => fence === 'branch-graph');
    const [table] = found?.element.children ?? [];
    const rows = table?.type === 'table' ? table.children.map((row) => row.children.map((cell) => textOf(cell))) : [];
    expect(rows).toContainEqual(['autumn-tariffs', 'autumn-tariffs: copy of main']);
    expect(rows).toContainEqual(['main', 'new-greeting merged into main: no conflict; main becomes a Draft']);
  });
});

describe('screens', () => {
  const screens = figures.filter(({ fence }) => fence === 'screen-sketch');

  test.each(screens)('$caption, $layout: numbers and legend agree', ({ svg, element }) => {
    const [legend] = element.children;
    const count = legend?.type === 'list' ? legend.children.length : 0;
    const numbers = wordsOf(geometry(svg, PHONE).shapes)
      .filter(({ classes }) => classes.includes('fig-on0'))
      .map(({ text }) => Number(text));
    expect(count).toBeGreaterThan(1);
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });
});

describe('a dashed line', () => {
  test.each([20, 21, 22, 23, 24, 25, 26, 27, 28])('has no dot beside a label of %i px', (width) => {
    const stops = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    const offset = dashOffset({ stops, label: { x: 50, y: 0, width, height: 21 }, isLoop: false });
    // Dashes of 5 px and gaps of 4 px, as the style sheet has them.
    const [before, after] = [50 - width / 2, 50 + width / 2].map((place) => (place + (offset ?? 0)) % 9);
    expect(before).toBeGreaterThanOrEqual(3.5);
    expect(after === undefined || after >= 5 || after <= 1.5, `${after}`).toBe(true);
  });
});

test('a text without figures stays as it is', () => {
  const tree = drawText('# Title\n\n```dl\n$ hi\n```\n');
  expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'code']);
});

describe('a chart', () => {
  const drawn = (...lines: string[]) => JSON.stringify(figureKinds['chart']?.(lines.join('\n'), PHONE));

  test.each(['bar', 'stacked'])('of zeros has bars without a length (%s)', (kind) => {
    for (const bars of ['up', 'across']) {
      const axes = ['x: { name: Day, values: [Mon, Tue] }', 'y: { name: Dialogs }', `bars: ${bars}`];
      const text = drawn(`kind: ${kind}`, ...axes, 'series:', '  - { name: A, values: [0, 0] }');
      const lengths = text.matchAll(
        bars === 'up' ? /fig-series[^>]* height=\\"(\w+)/g : /fig-series[^>]* width=\\"([\w%]+)/g,
      );
      expect([...lengths].map(([, length]) => length)).toEqual(bars === 'up' ? ['0', '0'] : ['0%', '0%']);
    }
  });

  test('of tiles has no minute of 60 seconds', () => {
    const tile = '  - { name: Time, value: 119.6, before: 59.7, unit: "m:ss" }';
    expect(drawn('kind: tiles', 'period: May', 'before: April', 'tiles:', tile)).toContain(
      '["Time","2:00","1:00","+1:00"]',
    );
  });
});

/** The width below which a chart scrolls, and the small labels of a graph would be lower than 12 px. */
function leastWidth(svg: string): number {
  const [, fluid] = /min-width:(\d+)px/.exec(svg) ?? [];
  return fluid === undefined ? Math.ceil((naturalWidth(svg) * 12) / 13) : Number(fluid);
}

function naturalWidth(svg: string): number {
  return Number(/max-width:(\d+)px/.exec(svg)?.[1] ?? /^<svg [^>]* width="(\d+)"/.exec(svg)?.[1]);
}

const describeShape = ({ name, text, left, top, right, bottom }: Placed): string =>
  `${name} ${text} ${[left, top, right, bottom].map(Math.round).join(' ')}`;

type Points = readonly (readonly [number, number])[];

const segments = (points: Points) =>
  points.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = points[index] ?? [x2, y2];
    return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
  });

const throughMiddle = (points: Points, { left, right, top, bottom }: Placed): boolean =>
  segments(points).some(
    (line) =>
      (Math.abs((line.left + line.right) / 2 - (left + right) / 2) < 1.5 &&
        line.right - line.left < 1 &&
        line.top <= top + 4 &&
        line.bottom >= bottom - 4) ||
      (Math.abs((line.top + line.bottom) / 2 - (top + bottom) / 2) < 1.5 &&
        line.bottom - line.top < 1 &&
        line.left <= left + 4 &&
        line.right >= right - 4),
  );

/** A line that only touches the border of a box is an edge that ends there. */
const crosses = (points: Points, box: Placed): boolean =>
  segments(points).some(
    (line) =>
      line.left < box.right - 3 && line.right > box.left + 3 && line.top < box.bottom - 2 && line.bottom > box.top + 2,
  );
