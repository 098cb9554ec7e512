import type { RootContent } from 'mdast';
import { loadFacts } from '../../../src/data/facts';
import { adviseNames } from '../../../src/data/nearNames';
import { compareVersions } from '../../../src/data/versions';
import { type Document, isPost } from '../../texts/document';
import type { Fault, Problem } from '../../texts/finding';
import { type PageHeading, pageHeadings } from '../../texts/pageHeadings';
import { readPost } from '../../texts/releases/readPost';
import type { Rule } from '../rule';
import type { Site } from '../site';

function headingProblem({ text, writtenId, level }: PageHeading, previous: number): Problem | undefined {
  const kinds = Object.entries(loadFacts().kinds);
  const headings = kinds.map(([, { heading }]) => heading);
  const index = headings.indexOf(text);
  const [id] = kinds[index] ?? [];
  if (id === undefined || level !== 2) {
    return {
      reason: `"${text}" is not a heading of a release note.`,
      fix: `${adviseNames(text, headings)}, with "##".`,
    };
  }
  if (writtenId !== id) {
    return { reason: `The id of "${text}" is "${writtenId}".`, fix: `write ## ${text} {#${id}}.` };
  }
  return index > previous
    ? undefined
    : { reason: `"${text}" comes after "${headings[previous]}".`, fix: `use this order: ${headings.join(', ')}.` };
}

function headingFaults(document: Document): { checked: number; faults: Fault[] } {
  const headings = pageHeadings(document);
  const names = Object.values(loadFacts().kinds).map(({ heading }) => heading);
  let previous = -1;
  const faults = headings.flatMap((heading) => {
    const problem = headingProblem(heading, previous);
    previous = Math.max(previous, names.indexOf(heading.text));
    return problem ? [{ file: document.file, line: heading.line, ...problem }] : [];
  });
  return { checked: headings.length, faults };
}

/** Without the mark, lists of release notes show whole ones, and Docusaurus ends the build. */
function markFaults({ file, tree, parseFault }: Document): Fault[] {
  const isMark = (node: RootContent) =>
    node.type === 'mdxFlowExpression' && /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim());
  if (parseFault || tree.children.some(isMark)) return [];
  const line = tree.children.find(({ type }) => type === 'paragraph')?.position?.end.line ?? 1;
  const fix = 'write it on a line of its own after the first paragraph, between empty lines.';
  return [{ file, line, reason: 'The release note has no {/* truncate */}.', fix }];
}

/** A newer release has a later date. */
function orderFaults({ documents }: Site): Fault[] {
  const releases = documents
    .filter(isPost)
    .map((document) => readPost(document).release)
    .filter(({ version, date }) => version !== '' && date !== '')
    .sort((a, b) => compareVersions(a.version, b.version));
  return releases.flatMap(({ version, date, file }, index) => {
    const before = releases[index - 1];
    return before === undefined || date > before.date
      ? []
      : [
          {
            file,
            line: 1,
            reason: `Release ${version} has the date ${date}, which is not after ${before.date} of release ${before.version}.`,
            fix: 'correct the date of one of them.',
          },
        ];
  });
}

/** A release note says where its introduction ends, its headings have one order; dates of releases increase with their numbers (style, section 16). */
export const releaseOrder: Rule = {
  name: 'release-order',
  unit: 'headings and dates of release notes',
  check: (document) => {
    if (!isPost(document)) return { checked: 0, faults: [] };
    const { checked, faults } = headingFaults(document);
    return { checked, faults: [...markFaults(document), ...faults] };
  },
  checkSite: (site) => ({ checked: site.documents.filter(isPost).length, faults: orderFaults(site) }),
};
