/** A hidden piece of text, and the position in the visible lines at which it is inserted. */
type Insertion = { readonly at: number; readonly text: string };

/** The insertions that turn the lines of an example into a rule file (DL language, section 2). */
export type Frame = {
  /** In the order of their positions. */
  readonly insertions: readonly Insertion[];
  /** True when a rule in the lines has no question or no answer: the lines are a part of a rule. */
  readonly part: boolean;
};

/** The answer in the playground if an example shows only a question. */
const answerOfFrame = '# The question matches.';
const questionOfFrame = '$ *';

type Line = { readonly text: string; readonly at: number };

function linesOf(code: string): Line[] {
  let at = 0;
  return code.split('\n').map((text) => {
    const line = { text, at };
    at += text.length + 1;
    return line;
  });
}

const isBegin = ({ text }: Line) => /^\s*begin(?:\s|$)/i.test(text);
const isEnd = ({ text }: Line) => /^\s*end\s*$/i.test(text);
const isComment = ({ text }: Line) => text.trimStart().startsWith('//');
const isEmpty = ({ text }: Line) => text.trim() === '';

/** Lines with a mark; joined lines (section 2.1) and comments have none. */
const marked = (lines: readonly Line[]) => lines.filter((line) => /^\S/.test(line.text) && !isComment(line));

/** Previous-reply, answer and block lines are below the question. */
const standsAfterQuestion = ({ text }: Line) => /^(?:[@#]|--(?!label\b))/i.test(text);

/** A rule starts with one of these, so after an answer and an empty line they start the next rule. */
const startsRule = ({ text }: Line) => /^(?:[$+]|--label\b)/i.test(text);

const answers = (lines: readonly Line[]) => marked(lines).some(({ text }) => text.startsWith('#'));
const asks = (lines: readonly Line[]) => marked(lines).some(({ text }) => text.startsWith('$'));

/** Lines of one rule without BEGIN and END, and how far they reach. */
type Bare = { readonly lines: Line[]; readonly from: number; to: number };

/** @returns the rules without BEGIN and END; the lines of all others need no insertions */
function bareRules(lines: readonly Line[], end: number): Bare[] {
  const found: Bare[] = [];
  let bare: Bare | undefined;
  let isInside = false;
  for (const [index, line] of lines.entries()) {
    if (isInside || isBegin(line)) {
      if (bare !== undefined) bare.to = line.at;
      bare = undefined;
      isInside = !isEnd(line);
      continue;
    }
    const above = lines[index - 1];
    if (bare !== undefined && above && isEmpty(above) && startsRule(line) && answers(bare.lines)) {
      bare.to = line.at;
      bare = undefined;
    }
    if (bare === undefined && (isEmpty(line) || isComment(line))) continue;
    if (bare === undefined) {
      bare = { lines: [], from: line.at, to: end };
      found.push(bare);
    }
    bare.lines.push(line);
  }
  return found;
}

function insertionsFor({ lines, from, to }: Bare, id: string, whole: boolean, isLast: boolean): Insertion[] {
  const [first] = marked(lines);
  const late = first !== undefined && standsAfterQuestion(first);
  const question = whole && !asks(lines) ? [questionOfFrame] : [];
  const answer = whole && !answers(lines) ? [answerOfFrame] : [];
  const before = [`BEGIN ${id}`, ...(late ? question : []), ''];
  const after = [...(late ? [] : question), ...answer, 'END'];
  return [
    { at: from, text: before.join('\n') },
    { at: to, text: (isLast ? ['', ...after] : [...after, '']).join('\n') },
  ];
}

/**
 * Texts show a rule without BEGIN and END, except where the file form is the topic. Below such a rule, an empty line
 * and `$`, `+` or `--Label` start another one, and so does BEGIN.
 *
 * @param code lines as the reader sees them
 * @param id the first rule gets this id; the others are "rule 2" and so on
 * @param whole whether a question or an answer is added where there is none
 * @returns nothing for lines that are a file; otherwise BEGIN and END of each rule, and what was added
 */
export function frameOf(code: string, id: string, whole = true): Frame {
  const lines = linesOf(code);
  const first = lines.find((line) => !isEmpty(line) && !isComment(line));
  if (first !== undefined && isBegin(first)) return { insertions: [], part: false };
  const found = bareRules(lines, code.length);
  const rules = found.length > 0 ? found : [{ lines: [], from: 0, to: code.length }];
  return {
    insertions: rules.flatMap((rule, index) =>
      insertionsFor(
        index === 0 ? { ...rule, from: 0 } : rule,
        index === 0 ? id : `rule ${index + 1}`,
        whole,
        rule.to === code.length,
      ),
    ),
    part: rules.some((rule) => !asks(rule.lines) || !answers(rule.lines)),
  };
}

/** @returns the rule file that consists of the lines and their frame */
export function framed(code: string, { insertions }: Pick<Frame, 'insertions'>): string {
  let from = 0;
  const pieces = insertions.map(({ at, text }) => {
    const piece = code.slice(from, at) + text;
    from = at;
    return piece;
  });
  return pieces.join('') + code.slice(from);
}

/**
 * Finds the position in the visible lines for a position in the rule file.
 *
 * @param at offset in the rule file
 * @returns an offset in the lines; `isHidden` if the position itself is in the frame
 */
export function placeInLines(at: number, { insertions }: Pick<Frame, 'insertions'>): { at: number; isHidden: boolean } {
  let hidden = 0;
  for (const { at: shown, text } of insertions) {
    if (at < shown + hidden) break;
    if (at < shown + hidden + text.length) return { at: shown, isHidden: true };
    hidden += text.length;
  }
  return { at: at - hidden, isHidden: false };
}
