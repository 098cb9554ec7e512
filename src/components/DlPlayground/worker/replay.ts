import { type BaseSource, compile, createSession, update } from '../../../dl';
import { type ChatOptions, skipsRules, type Turn, takeTurn } from './turn';

/** What a reader did in a chat. */
export type Step = { readonly kind: 'say'; readonly phrase: string } | { readonly kind: 'closeOperator' };

/** A chat that was played from its beginning. */
export interface Played {
  readonly steps: readonly Step[];
  /** One for each phrase. */
  readonly turns: readonly Turn[];
  /** True when chance changes nothing in it. */
  readonly isCertain: boolean;
}

/** The runner of the pages asks for as many. */
const seeds = 10;

function playOnce(
  { base, diagnostics }: ReturnType<typeof compile>,
  steps: readonly Step[],
  options: ChatOptions,
): Turn[] {
  const hasErrors = skipsRules(diagnostics);
  const session = createSession(base, { ...options, variables: {} });
  return steps.flatMap((step) => {
    if (step.kind === 'closeOperator') {
      update(session, { operator_state: 'closed' });
      return [];
    }
    return [takeTurn(session, step.phrase, hasErrors)];
  });
}

/** Plays a chat again with the rules as they are now. */
export function replay(source: BaseSource, steps: readonly Step[], options: ChatOptions): Played {
  const compiled = compile(source);
  const turns = playOnce(compiled, steps, options);
  const seen = (all: readonly Turn[]) =>
    JSON.stringify(all.map(({ reply, after }) => [reply.rule, reply.parts, after]));
  const isCertain = Array.from({ length: seeds }, (_, index) => index + 1).every(
    (seed) => seen(playOnce(compiled, steps, { ...options, seed })) === seen(turns),
  );
  return { steps, turns, isCertain };
}
