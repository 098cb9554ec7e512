import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { Document } from '../../texts/document';
import { attributeText, isJsx } from '../../texts/elements';
import type { Fault } from '../../texts/finding';
import { SKIP, visit } from '../../texts/visit';
import { textElements } from '../../transforms/markdownPlugins';
import type { Rule, RuleResult } from '../rule';
import { findTraps, type Trap, type TrapKind } from '../trapScan';

/** HTML elements that texts may use; everything else has Markdown or a component. */
const htmlElements = ['abbr', 'br', 'details', 'kbd', 'span', 'sub', 'summary', 'sup'];

/** Notes that the site draws (style, section 9). The text of any other one would be an ordinary paragraph. */
const notes = ['note', 'tip', 'info', 'warning', 'danger'];

const advice: Record<TrapKind, { reason: (found: string) => string; fix: string | ((found: string) => string) }> = {
  'module word': {
    reason: (found) => `A line that starts with the word "${found}" is read as code.`,
    fix: 'change the order of the words; a real import goes at the top of the text.',
  },
  heading: {
    reason: (found) => `The line starts with "${found}" but is not a heading.`,
    fix: (found) => `write a space after ${found}.`,
  },
  template: {
    reason: (found) => `"${found}" is read as code.`,
    fix: 'put the placeholder in code font, between back quotes.',
  },
  'HTML comment': {
    reason: () => 'An HTML comment breaks the page.',
    fix: 'write {/* … */} instead.',
  },
  brace: {
    reason: (found) => `"${found}" is read as code.`,
    fix: 'put it in code font, between back quotes.',
  },
  'angle bracket': {
    reason: (found) => `"${found}" is read as an element of the page.`,
    fix: `put it in code font, or use one of the elements ${htmlElements.join(', ')}.`,
  },
};

function faultOf(file: string, { line, kind, found }: Trap): Fault {
  const { reason, fix } = advice[kind];
  return { file, line, reason: reason(found), fix: typeof fix === 'string' ? fix : fix(found) };
}

function importedNames(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.name) : [],
  );
}

type Box = Extract<RootContent, { type: 'containerDirective' }>;

/**
 * A box ends with a line of colons, at least as many as it has itself. One that is open takes all that follows, and the end
 * of a later box of the same size.
 */
function isOpen(box: Box, lines: readonly string[]): boolean {
  const colonsOf = ({ position }: Box) => /:{3,}/.exec(lines[(position?.start.line ?? 1) - 1] ?? '')?.[0].length ?? 0;
  let takesAnother = false;
  visit(box, 'containerDirective', (node) => {
    takesAnother ||= node !== box && colonsOf(node) >= colonsOf(box);
  });
  return takesAnother || !/^[\s>]*:{3,}\s*$/.test(lines[(box.position?.end.line ?? 1) - 1] ?? '');
}

function openBoxes({ file, tree, lines }: Document): Fault[] {
  const faults: Fault[] = [];
  visit(tree, 'containerDirective', (node) => {
    if (!isOpen(node, lines)) return undefined;
    const line = node.position?.start.line ?? 1;
    const [box = '', colons = ''] = /(:{3,})[\w-]+/.exec(lines[line - 1] ?? '') ?? [];
    faults.push({
      file,
      line,
      reason: `The box "${box}" is not closed.`,
      fix: `write "${colons}" on its own line after it.`,
    });
    return SKIP;
  });
  return faults;
}

function noteFaults(file: string, tree: Root): Fault[] {
  const faults: Fault[] = [];
  visit(tree, (node) => {
    if ((node.type === 'containerDirective' || node.type === 'leafDirective') && !notes.includes(node.name)) {
      const fix = `use one of ${notes.map((name) => `:::${name}`).join(', ')}.`;
      faults.push({
        file,
        line: node.position?.start.line ?? 1,
        reason: `There is no note of the kind "${node.name}".`,
        fix,
      });
    }
  });
  return faults;
}

/** Components that are not imported, and elements that lack what they are allowed for. */
function elementFaults({ file, tree }: Document): RuleResult {
  const known = new Set<string>(textElements);
  visit(tree, 'mdxjsEsm', (node) => {
    for (const name of importedNames(node.data?.estree)) known.add(name);
  });
  const faults: Fault[] = [];
  let checked = 0;
  visit(tree, (node) => {
    if (!isJsx(node)) return;
    checked += 1;
    const { name, position } = node;
    const line = position?.start.line ?? 1;
    if (name && /^[A-Z]/.test(name) && !known.has(name.split('.')[0] ?? '')) {
      const reason = `The component <${name}> is neither imported nor registered.`;
      faults.push({ file, line, reason, fix: 'import it at the top of the text, or correct its name.' });
    }
    // A span with an id keeps bookmarks working where a section has been merged into another one.
    if (name === 'span' && (attributeText(node, 'lang') ?? attributeText(node, 'id')) === undefined) {
      const reason = 'This <span> has no language.';
      faults.push({ file, line, reason, fix: 'add lang="ru" for a Russian passage, or delete the element.' });
    }
  });
  return { checked, faults };
}

const isKnownElement = (name: string) => htmlElements.includes(name);

/** @returns what is code by accident in a text, or why it cannot be parsed as MDX */
export function trapsOf(document: Document): RuleResult {
  const { file, lines, frontMatter, parseFault } = document;
  const { traps, checked } = findTraps(lines, frontMatter.lastLine, isKnownElement);
  const elements = elementFaults(document);
  const faults = [
    ...traps.map((trap) => faultOf(file, trap)),
    ...elements.faults,
    ...noteFaults(file, document.tree),
    ...openBoxes(document),
  ];
  if (parseFault && !frontMatter.isOpen && faults.length === 0) {
    const reason = `The text cannot be read as MDX: ${parseFault.reason.replace(/ \(\d+:.*\)|\.$/g, '')}.`;
    faults.push({
      file,
      line: parseFault.line,
      reason,
      fix: 'close what is open on this line, or put it in code font.',
    });
  }
  return { checked: checked + elements.checked, faults };
}

/** Nothing in a text is code by accident, and every text can be parsed as MDX. */
export const mdxTraps: Rule = { name: 'mdx-traps', unit: 'lines and elements', check: trapsOf };
