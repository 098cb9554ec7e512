import type { Phrase } from '../pattern/phrase';
import { buildAnswer, switchedOn } from './answerBuilder';
import { type AnswerLine, orderedPools } from './answerPool';
import type { BuildScope } from './buildScope';
import type { Draft } from './draft';
import type { RuleMatch } from './findMatches';
import { withLinesOf } from './lineUse';
import { buildScope, type Session } from './session';

/** The chosen answer and its match. */
export interface Chosen {
  readonly found: RuleMatch;
  readonly line: AnswerLine;
  readonly draft: Draft;
  /** Lines of dictionaries that the chat has used, those of the question included. */
  readonly usedLines: BuildScope['usedLines'];
}

type PooledLine = AnswerLine & { readonly found: RuleMatch; readonly scope: BuildScope };

/**
 * From weight to answer (section 7.2): the answers of all rules of the greatest weight form one pool; the first that
 * can be built is the reply. If there is none, the next lower weight is tried. Matches are sorted with the greatest
 * weight first.
 */
export function chooseReply(session: Session, phrase: Phrase, matches: readonly RuleMatch[]): Chosen | null {
  for (let start = 0; start < matches.length; ) {
    const weight = matches[start]?.weight;
    let end = start;
    while (matches[end]?.weight === weight && end < matches.length) end++;
    const chosen = chooseFrom(session, phrase, matches.slice(start, end));
    if (chosen !== null) return chosen;
    start = end;
  }
  return null;
}

function chooseFrom(session: Session, phrase: Phrase, matches: readonly RuleMatch[]): Chosen | null {
  const lines = matches.flatMap((found): PooledLine[] => {
    const usedLines = withLinesOf(found.match, session.usedLines);
    if (usedLines === null) return [];
    const scope = buildScope(session, { phrase, match: found.match }, usedLines);
    return switchedOn(found.compiled.rule.answers, scope).map((line) => ({ ...line, found, scope }));
  });
  for (const pool of orderedPools(lines, session.usedAnswers, session.random)) {
    for (const line of pool.lines) {
      const draft = buildAnswer(line.body, line.scope);
      if (draft === null) continue;
      if (pool.newCycle) for (const { id } of pool.lines) session.usedAnswers.delete(id);
      if (line.flags.uniq || line.flags.luniq) session.usedAnswers.add(line.id);
      return { found: line.found, line, draft, usedLines: line.scope.usedLines };
    }
  }
  return null;
}
