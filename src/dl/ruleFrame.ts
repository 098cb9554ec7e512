/** What stands around the lines of an example so that they are a rule file (DL language, section 2). */
export type Frame = {
  readonly before: string;
  readonly after: string;
  /** True when the lines have no question or no answer: they are a part of a rule. */
  readonly part: boolean;
};

/** What the reader gets in the playground when only a question is shown. */
const answerOfFrame = '# The question matches.';
const questionOfFrame = '$ *';

/** Lines of a rule by their marks; joined lines (section 2.1) and comments belong to none. */
const linesOf = (code: string) => code.split('\n').filter((line) => /^\S/.test(line) && !line.startsWith('//'));

/** Previous-reply, answer and block lines stand after the question. */
const standsAfterQuestion = (line: string) => /^(?:[@#]|--(?!label\b))/i.test(line);

/**
 * Texts show a rule without BEGIN and END, except where the file form is the topic.
 *
 * @param code lines as the reader sees them
 * @param id the rule gets this id
 * @param whole whether a question or an answer is added where there is none
 * @returns nothing around lines that are a file; else BEGIN and END, and what was added
 */
export function frameOf(code: string, id: string, whole = true): Frame {
  const lines = linesOf(code);
  if (lines.some((line) => /^begin(?:\s|$)/i.test(line))) {
    return { before: '', after: '', part: false };
  }
  const asks = lines.some((line) => line.startsWith('$'));
  const answers = lines.some((line) => line.startsWith('#'));
  const late = lines[0] !== undefined && standsAfterQuestion(lines[0]);
  const question = whole && !asks ? [questionOfFrame] : [];
  const answer = whole && !answers ? [answerOfFrame] : [];
  return {
    before: [`BEGIN ${id}`, ...(late ? question : []), ''].join('\n'),
    after: ['', ...(late ? [] : question), ...answer, 'END'].join('\n'),
    part: !asks || !answers,
  };
}
