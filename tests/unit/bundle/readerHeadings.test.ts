import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const readerHeadings: (
  source: string,
) => string = require('../../../plugins/bundle/reader-headings/readerHeadings.cjs');

const installed = (file: string) => readFileSync(`node_modules/@docusaurus/theme-common/lib/utils/${file}`, 'utf8');

test('the class of headings has a name without "scroll", in the script of the theme and in its style sheet', () => {
  const [inScript, inSheet] = ['anchorUtils.js', 'anchorUtils.module.css'].map((file) =>
    Array.from(readerHeadings(installed(file)).matchAll(/\.(anchorTarget\w*)/g), ([, name]) => name).toSorted(),
  );
  expect(inScript).toEqual(['anchorTarget', 'anchorTargetStickyNavbar']);
  expect(inSheet).toEqual(inScript);
});

test('a version with another name is refused', () => {
  expect(() => readerHeadings('.target {}')).toThrow(
    'anchorUtils of @docusaurus/theme-common no longer contains anchorTargetHideOnScrollNavbar. Fix: plugins/bundle/reader-headings/readerHeadings.cjs.',
  );
});
