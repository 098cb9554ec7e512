import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const readerView: (source: string) => string = require('../../../plugins/bundle/reader-view/readerView.cjs');

const installed = (file: string) => readFileSync(`node_modules/@docusaurus/theme-common/lib/${file}`, 'utf8');

test.each([
  ['headings', 'utils/anchorUtils', 'utils/anchorUtils.module', ['anchorContent', 'anchorTargetStickyNavbar']],
  ['folded parts', 'components/Details/index', 'components/Details/styles.module', ['collapsible']],
])(
  'the class of %s keeps them in the reader view, in the script of the theme and in its style sheet',
  (_what, script, sheet, expected) => {
    const [inScript, inSheet] = [`${script}.js`, `${sheet}.css`].map((file) =>
      Array.from(
        new Set(Array.from(readerView(installed(file)).matchAll(/\.((?:anchor|collapsible)\w*)/g), ([, name]) => name)),
      ).toSorted(),
    );
    expect(inScript).toEqual(expected);
    expect(inSheet).toEqual(inScript);
  },
);

test('a version with another name is refused', () => {
  expect(() => readerView('.target {}')).toThrow(
    'A module of @docusaurus/theme-common no longer contains anchorTargetHideOnScrollNavbar or collapsibleContent. Fix: plugins/bundle/reader-view/readerView.cjs.',
  );
});
