import type { Root } from 'mdast';
import type { Document } from '../../texts/document';
import type { Fault, Problem } from '../../texts/finding';
import { type PageHeading, pageHeadings } from '../../texts/pageHeadings';
import { isComment } from '../../texts/wordsIn';
import { writtenIds } from '../anchors';
import type { Rule } from '../rule';

const longest = 60;
const stableId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The one section whose headings are questions. */
const questions = 'Questions and answers';

function levelProblem({ level }: PageHeading, previous: PageHeading | undefined): Problem | undefined {
  if (level === 1) {
    return { reason: 'The page has its first heading from the title already.', fix: 'start this heading with "##".' };
  }
  if (level > 3) {
    return { reason: `This is level ${level}; the table of contents shows levels 2 and 3.`, fix: 'use "##" or "###".' };
  }
  const skips = level - (previous?.level ?? 1) > 1;
  return skips ? { reason: 'This heading skips a level.', fix: 'start it with "##".' } : undefined;
}

function wordsProblem({ text, level }: PageHeading, section: string | undefined): Problem | undefined {
  if (text.trim() === '') {
    return { reason: 'The heading has no words.', fix: 'say what the section is about.' };
  }
  if (text.length > longest) {
    return { reason: `The heading has ${text.length} characters; up to ${longest} are allowed.`, fix: 'shorten it.' };
  }
  if (/[.!:;]$/.test(text)) {
    return { reason: `The heading ends with "${text.slice(-1)}".`, fix: 'delete this character.' };
  }
  return text.endsWith('?') && !(level === 3 && section === questions)
    ? { reason: `The heading is a question outside of "${questions}".`, fix: 'write a noun or a verb form.' }
    : undefined;
}

function idProblem(
  { level, writtenId, id, text }: PageHeading,
  seen: ReadonlyMap<string, number>,
): Problem | undefined {
  if (level === 2 && writtenId === undefined) {
    return { reason: `The heading "${text}" has no id.`, fix: `add one that never changes: ## ${text} {#${id}}.` };
  }
  if (writtenId !== undefined && !stableId.test(writtenId)) {
    return {
      reason: `The id "${writtenId}" contains characters other than a–z, 0–9 and single hyphens.`,
      fix: 'write it in Latin lower case.',
    };
  }
  const first = seen.get(id);
  return first === undefined
    ? undefined
    : { reason: `The id "${id}" is already used on line ${first}.`, fix: 'give this heading a different id.' };
}

/** Of an element and a heading with one id, a link reaches only the first on the page. */
function elementFaults(document: Document): Fault[] {
  const lineOf = new Map(pageHeadings(document).map(({ id, line }) => [id, line]));
  return writtenIds(document).flatMap(({ id, line }) => {
    const other = lineOf.get(id);
    if (other === undefined) {
      lineOf.set(id, line);
      return [];
    }
    const reason = `The id "${id}" of this element is on line ${other}, too.`;
    return [{ file: document.file, line, reason, fix: 'delete it here, or give it a different id.' }];
  });
}

/** Finds headings that no text follows before the next heading of the page or its end. */
function emptyProblem({ node }: PageHeading, tree: Root): Problem | undefined {
  const index = tree.children.indexOf(node);
  const next = tree.children.slice(index + 1).find((node) => !isComment(node));
  if (index === -1 || (next && next.type !== 'heading')) {
    return undefined;
  }
  return next
    ? { reason: 'Another heading follows without any text between them.', fix: 'introduce the section in a sentence.' }
    : { reason: 'No text follows this heading.', fix: 'write the section, or delete the heading.' };
}

/** Headings have two levels, stable ids that no element has, a text after each, and short words without an end mark. */
export const headings: Rule = {
  name: 'headings',
  unit: 'headings',
  check: (document) => {
    const { file, tree } = document;
    const all = pageHeadings(document);
    const seen = new Map<string, number>();
    let section: string | undefined;
    const faults: Fault[] = all.flatMap((heading, index) => {
      section = heading.level === 2 ? heading.text : section;
      const problems = [
        levelProblem(heading, all[index - 1]),
        wordsProblem(heading, section),
        idProblem(heading, seen),
        emptyProblem(heading, tree),
      ];
      seen.set(heading.id, heading.line);
      return problems.flatMap((problem) => (problem ? [{ file, line: heading.line, ...problem }] : []));
    });
    return { checked: all.length, faults: [...faults, ...elementFaults(document)] };
  },
};
