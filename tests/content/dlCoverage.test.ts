import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../plugins/texts/document';
import { pageExamples } from '../../plugins/transforms/dl-examples/pageExamples';
import { exampleBases } from '../../plugins/transforms/exampleBases';
import { compareCoverage, dlCoverage, formatCoverage } from './dlCoverage/coverage';
import { type Seen, seenIn } from './dlCoverage/seen';
import { everythingWanted } from './dlCoverage/wanted';

const fence = (lang: string, ...lines: string[]) => ['```'.concat(lang), ...lines, '```', ''].join('\n');

function seenOn(...fences: string[]): Seen {
  const { tree } = parseDocument('page.mdx', 'doc', fences.join('\n'));
  const { fences: read, faults } = pageExamples(tree, 'page.mdx', exampleBases);
  expect(faults).toEqual([]);
  return seenIn(read);
}

describe('coverage of DL', () => {
  const rule = fence('dl title="A city" base=pip', '+%user_city', '$ hello *', '# [@ToUpper("[%user_city]")] [*]');

  test('an example counts only when a dialog runs it', () => {
    expect([...seenOn(rule)]).toEqual([]);
    const seen = seenOn(
      rule,
      fence('dl-dialog title="Hi"', 'Set: user_city = Omsk', 'User: hello you', 'Pip: OMSK you'),
    );
    expect([...seen]).toEqual(
      expect.arrayContaining(['condition set', 'variable user_city', 'function toupper', 'node star', 'element star']),
    );
    expect([...seen]).not.toContain('element superStar');
  });

  test('a wrong example counts for the group of its code', () => {
    const seen = seenOn(fence('dl title="Wrong: no dictionary" error=10304', '$ [dict(nope)]', '# Hi.'));
    expect([...seen]).toEqual(['code 103']);
  });

  test('what nothing shows is missing', () => {
    const wanted = everythingWanted();
    const { counts, misses } = compareCoverage(wanted, new Set(['node star']), 1);
    expect(misses).toHaveLength(wanted.length - 1);
    expect(counts.map(({ group }) => group)).toEqual(['grammar', 'function', 'variable', 'code']);
    expect(counts.every(({ wanted: count }) => count > 0)).toBe(true);
  });

  test('the pages of the language show everything that it has', () => {
    const coverage = dlCoverage('docs/syntax-DL');
    console.log(formatCoverage(coverage));
    expect(coverage.pages).toBe(63);
    expect(coverage.misses.map(({ shown }) => shown)).toEqual([]);
  });
});
