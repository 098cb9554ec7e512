import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { readOnce } from '../../../src/data/readOnce';
import { parseDocument } from '../../texts/document';
import { pageHeadings } from '../../texts/pageHeadings';

/** The section that all reports share, with `{report}` and `{filters}` for what differs. */
export const reportBasicsFile = 'src/data/reportBasics.mdx';

const place = path.join(__dirname, '../../..', reportBasicsFile);
const source = readOnce(
  () => [place],
  () => readFileSync(place, 'utf8'),
);

/**
 * @param report name of the report in reports.yml
 * @param filters names of its filters in analytics.yml
 * @returns the section of a report
 */
export function reportBasics(report: string, filters: readonly string[]): RootContent[] {
  const text = source().replaceAll('{report}', report).replaceAll('{filters}', filters.join(' '));
  return structuredClone(parseDocument(reportBasicsFile, 'doc', text).tree.children);
}

/** @returns the ids of the headings of the section */
export const reportBasicsIds = (): string[] =>
  pageHeadings(parseDocument(reportBasicsFile, 'doc', source())).map(({ id }) => id);
