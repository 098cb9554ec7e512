import { expect, test } from 'vitest';
import { elements } from '../../../plugins/lint/elements';
import { lintContent } from '../../../plugins/lint/lintContent';
import { rules } from '../../../plugins/lint/rules';
import { productTerms } from '../../../plugins/lint/rules/product-terms';
import { releaseOrder } from '../../../plugins/lint/rules/release-order';
import { routesSource } from '../../../plugins/lint/rules/routes-source';
import { type Edit, fixtureFolder } from '../../guards/fixtureFolder';

const siteWith = (...edits: Edit[]) => fixtureFolder('guards/text/page.txtar', edits);
const failing = (message: string) => ({
  name: 'failing',
  unit: 'texts',
  check: () => {
    throw new Error(message);
  },
});

test('an unexpected error in one text is a finding beside those of the other rules', () => {
  const { findings } = lintContent({ root: siteWith(), rules: [failing('Invalid time value'), routesSource] });
  expect(findings.map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([
    'failing: The rule ended with an error: Invalid time value.',
    'routes-source: No route of src/data/routes.json is made from this file.',
  ]);
});

test('an error that says what to correct in the data of all texts is the only one', () => {
  const message = 'src/data/ids.json:1:1 is not valid JSON. Fix: look there.';
  expect(() => lintContent({ root: siteWith(), rules: [failing(message)] })).toThrow(message);
});

test('the order of the releases does not ask for a date of a post that has none', () => {
  const names = ['2026-13-40-0.73.0', '2026-12-0.74.0', 'release-0.75.0'];
  const posts = names.map(
    (name): Edit => [`blog/${name}.mdx`, '', '---\nslug: "0.1.0"\n---\n\nText.\n\n{/* truncate */}\n'],
  );
  expect(lintContent({ root: siteWith(...posts), rules: [releaseOrder] }).findings).toEqual([]);
});

test('front matter that is not closed is the only finding in its text', () => {
  const closed = '---\n\n## Merge two branches {#merge}\n';
  const edits: Edit[] = [['docs/page.mdx', closed, closed.replace('---\n', '')]];
  const { findings } = lintContent({
    root: fixtureFolder('guards/text/kept-ids.txtar', edits),
    rules: [...rules, elements],
  });
  expect(
    findings.filter(({ file }) => file === 'docs/page.mdx').map(({ rule, line, reason }) => [rule, line, reason]),
  ).toEqual([['front-matter', 2, 'The front matter is not closed.']]);
});

test('a listed page with the wrong ending is one finding', () => {
  const root = fixtureFolder('guards/text/routes-source.txtar', [
    ['docs/development/branches.mdx'],
    ['docs/development/branches.md', '', 'Text.'],
  ]);
  expect(lintContent({ root, rules: [routesSource] }).findings.map(({ fix }) => fix)).toEqual([
    'rename it to branches.mdx.',
  ]);
});

test.each([
  ['Press <Kbd keys="G then Y" /> now.', 'product-names'],
  ['Branches exist <Since release="0.58.0" />.', 'since-badges'],
  ['You can utilize a branch.', 'product-terms'],
])('one mistake is one finding: %s', (text, rule) => {
  const root = siteWith(['docs/page.mdx', 'A branch is a copy.', text]);
  const about = [...rules, elements].filter(({ name }) => /^(?:product-|since-|british-|elements)/.test(name));
  expect(lintContent({ root, rules: about }).findings.map((finding) => finding.rule)).toEqual([rule]);
});

test('what the build finds on another line is a finding of its own', () => {
  const text = 'You can utilize a branch.\n\nUp to <Fact name="limits.branch.value" /> branches.';
  const root = siteWith(['docs/page.mdx', 'A branch is a copy.', text]);
  const { findings } = lintContent({ root, rules: [productTerms, elements] });
  expect(findings.map(({ rule, line }) => [rule, line])).toEqual([
    ['product-terms', 5],
    ['elements', 7],
  ]);
});
