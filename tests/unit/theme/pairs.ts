/** Least contrast by WCAG 2.2: 1.4.6 (AAA) for running text, 1.4.3 (AA) for other words, 1.4.11 for lines and signs. */
const RUNNING = 7;
const WORDS = 4.5;
const SIGNS = 3;

/** Two colours that meet on a page. */
export type Pair = { readonly on: string; readonly ground: string; readonly least: number; readonly where: string };

/** Names without `--`, or a whole CSS value. */
const value = (name: string) => (name.includes('(') ? name : `var(--${name})`);

const meet = (where: string, least: number, on: readonly string[], grounds: readonly string[]): Pair[] =>
  grounds.flatMap((ground) => on.map((name) => ({ on: value(name), ground: value(ground), least, where })));

const papers = ['dos-paper', 'dos-paper-raised'];
const tones = ['note', 'info', 'success', 'warning', 'danger'];
const codeGrounds = ['dos-code-ground', 'dos-code-marked'];
const share = (percent: number, of: string) => `color-mix(in srgb, var(--${of}) ${percent}%, var(--dos-paper))`;

/** Every pair that the style sheets of the site make; a new component that makes another one adds it here. */
export const pairs: readonly Pair[] = [
  ...meet('running text', RUNNING, ['dos-ink'], [...papers, 'dos-accent-wash']),
  ...meet(
    'text of a box',
    RUNNING,
    ['dos-ink'],
    tones.map((tone) => `dos-${tone}-wash`),
  ),
  ...meet('side remarks, menus, breadcrumbs, badges, tags', WORDS, ['dos-ink-soft'], [...papers, 'dos-accent-wash']),
  ...meet('links', WORDS, ['dos-accent', 'dos-accent-strong'], [...papers, 'dos-accent-wash']),
  ...meet('code inside text', WORDS, ['dos-ink', 'dos-accent'], ['dos-paper-raised']),
  ...tones.flatMap((tone) => [
    ...meet(`heading of a box, ${tone}`, WORDS, [`dos-${tone}`], [`dos-${tone}-wash`]),
    ...meet(`links in a box, ${tone}`, WORDS, ['dos-accent-strong'], [`dos-${tone}-wash`]),
    ...meet(`edge of a box, ${tone}`, SIGNS, [`dos-${tone}-line`], [`dos-${tone}-wash`, 'dos-paper']),
  ]),
  ...meet('outline of the focus, marks of the open page', SIGNS, ['dos-accent'], [...papers, 'dos-accent-wash']),
  ...meet('line below the head of a table, separators', SIGNS, ['dos-line-strong'], ['dos-paper']),
  ...meet(
    'code',
    WORDS,
    ['text', 'comment', 'keyword', 'string', 'number', 'name', 'wrong'].map((name) => `dos-code-${name}`),
    codeGrounds,
  ),
  ...meet('bar of a marked line of code', SIGNS, ['dos-accent'], ['dos-code-marked']),
  ...meet('words of figures', WORDS, ['dos-ink', 'dos-ink-soft'], ['fig-ground', 'dos-paper', 'dos-accent-wash']),
  ...meet('chosen item of a screen', WORDS, ['dos-accent-strong'], ['dos-accent-wash']),
  ...meet('words in full bars and on main buttons', WORDS, ['dos-paper'], ['dos-accent', 'dos-ink-soft', 'fig-amber']),
  ...meet('numbers in dark cells', WORDS, ['dos-paper'], [share(90, 'dos-accent'), 'dos-accent-strong']),
  ...meet(
    'numbers in light cells',
    WORDS,
    ['dos-ink'],
    [8, 22, 38].map((percent) => share(percent, 'dos-accent')),
  ),
  ...meet('wrong example of a figure', WORDS, ['fig-wrong'], ['fig-ground']),
  ...meet('lines of figures', SIGNS, ['fig-line', 'dos-accent', 'fig-amber'], ['fig-ground']),
];
