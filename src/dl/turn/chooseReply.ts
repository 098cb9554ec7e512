import type { Phrase } from '../pattern/phrase';
import { buildAnswer, switchedOn } from './answerBuilder';
import { type AnswerLine, type OrderedPool, orderedPools } from './answerPool';
import type { BuildScope } from './buildScope';
import type { Draft } from './draft';
import type { RuleMatch } from './findMatches';
import { withLinesOf } from './lineUse';
import { buildScope, type Session } from './session';
import { type Standing, standingOf } from './standing';

/** The chosen answer and its match. */
export interface Chosen {
  readonly found: RuleMatch;
  readonly draft: Draft;
  /** Lines of dictionaries that the chat has used, those of the question included. */
  readonly usedLines: BuildScope['usedLines'];
}

type PooledLine = AnswerLine & { readonly found: RuleMatch; readonly scope: BuildScope };

/** The reply, and the reasons why rules of the same or a greater weight did not give it. */
interface Choice {
  readonly chosen: Chosen | null;
  readonly standings: ReadonlyMap<RuleMatch, Standing>;
}

/**
 * From weight to answer (section 7.2): the answers of all rules of the greatest weight form one pool; the first that
 * can be built is the reply. If there is none, the next lower weight is tried. Matches are sorted with the greatest
 * weight first.
 */
export function chooseReply(session: Session, phrase: Phrase, matches: readonly RuleMatch[]): Choice {
  const standings = new Map<RuleMatch, Standing>();
  for (let start = 0; start < matches.length; ) {
    const weight = matches[start]?.weight;
    let end = start;
    while (matches[end]?.weight === weight && end < matches.length) end++;
    const chosen = chooseFrom(session, phrase, matches.slice(start, end), standings);
    if (chosen !== null) return { chosen, standings };
    start = end;
  }
  return { chosen: null, standings };
}

function chooseFrom(
  session: Session,
  phrase: Phrase,
  matches: readonly RuleMatch[],
  standings: Map<RuleMatch, Standing>,
): Chosen | null {
  const lines = new Map<RuleMatch, PooledLine[]>();
  for (const found of matches) {
    const usedLines = withLinesOf(found.match, session.usedLines);
    if (usedLines === null) standings.set(found, { kind: 'usedLine' });
    else {
      const scope = buildScope(session, { phrase, match: found.match }, usedLines);
      const on = switchedOn(found.compiled.rule.answers, scope);
      lines.set(
        found,
        on.map((line) => ({ ...line, found, scope })),
      );
    }
  }
  const pools = orderedPools([...lines.values()].flat(), session.usedAnswers, session.random);
  const tried = new Set<number>();
  const built = firstBuilt(pools, tried);
  for (const [found, own] of lines) {
    if (found !== built?.line.found) standings.set(found, standingOf(pools, own, built?.line ?? null, tried));
  }
  if (built === null) return null;
  const { pool, line, draft } = built;
  if (pool.kind === 'luniq') for (const { id } of pool.lines) session.usedAnswers.delete(id);
  if (line.flags.uniq || line.flags.luniq) session.usedAnswers.add(line.id);
  return { found: line.found, draft, usedLines: line.scope.usedLines };
}

/** Adds the numbers of the lines before the reply to `tried`. */
function firstBuilt(pools: readonly OrderedPool<PooledLine>[], tried: Set<number>) {
  for (const pool of pools) {
    for (const line of pool.lines) {
      const draft = buildAnswer(line.body, line.scope);
      if (draft !== null) return { pool, line, draft };
      tried.add(line.id);
    }
  }
  return null;
}
