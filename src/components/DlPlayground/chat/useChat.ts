import { useCallback, useRef, useState } from 'react';
import type { BaseSource } from '../../../dl';
import { type EngineClient, TimeLimitPassed, timeLimit } from '../worker/EngineClient';
import type { ChatOptions, Turn, Variables } from '../worker/turn';

/** A line of the chat: a turn, or something that happened to the chat itself. */
export type Entry =
  | { readonly kind: 'turn'; readonly id: number; readonly turn: Turn }
  | { readonly kind: 'phrase'; readonly id: number; readonly phrase: string }
  | { readonly kind: 'notice'; readonly id: number; readonly text: string; readonly isOperatorGone?: boolean };

/** The chat that runs in the worker. */
interface Running {
  readonly source: BaseSource;
  readonly variables: Variables;
}

const notices = {
  changed: 'The rules have changed. The chat continues with the new ones.',
  stopped: `Stopped, because the rules ran for more than ${timeLimit / 1000} seconds. Your next phrase starts a new chat.`,
  returned: 'The operator has closed the chat, so the rules reply again.',
};

function noticeOf(error: unknown): string {
  if (error instanceof TimeLimitPassed) return notices.stopped;
  const reason = error instanceof Error ? error.message : String(error);
  return `The engine could not start: ${reason || 'its file could not be loaded'}. Try again.`;
}

/** A chat with the rules as they stand; a change of the rules keeps its variables. */
export function useChat(client: EngineClient, source: BaseSource, options: ChatOptions) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const running = useRef<Running | null>(null);
  /** True while the worker holds the chat; a worker that was stopped does not. */
  const isHeld = useRef(false);
  const nextId = useRef(1);
  /** Rises when the chat begins anew, so that a late answer of the old one is not shown. */
  const round = useRef(0);

  const add = (entry: (id: number) => Entry) => {
    const id = nextId.current++;
    setEntries((now) => [...now, entry(id)]);
    return id;
  };
  const notice = (text: string, isOperatorGone = false) => add((id) => ({ kind: 'notice', id, text, isOperatorGone }));

  const ensureStarted = async () => {
    const old = running.current;
    if (isHeld.current && old?.source === source) return;
    const isChanged = old !== null && old.source !== source;
    const variables = await client.ask({ kind: 'start', source, options, ...(old && { variables: old.variables }) });
    running.current = { source, variables };
    isHeld.current = true;
    if (isChanged) notice(notices.changed);
  };

  const attempt = async (work: () => Promise<void>) => {
    const own = round.current;
    setBusy(true);
    try {
      await ensureStarted();
      await work();
    } catch (error) {
      if (own !== round.current) return;
      running.current = null;
      isHeld.current = false;
      notice(noticeOf(error));
    }
    if (own === round.current) setBusy(false);
  };

  const say = (phrase: string) => {
    const id = add((own) => ({ kind: 'phrase', id: own, phrase }));
    const own = round.current;
    return attempt(async () => {
      const turn = await client.ask({ kind: 'say', phrase });
      if (own !== round.current) return;
      running.current = { source, variables: turn.after };
      setEntries((now) => [...now.filter((entry) => entry.id !== id), { kind: 'turn', id, turn }]);
      setChosen(id);
    });
  };

  const closeOperator = () =>
    attempt(async () => {
      const variables = await client.ask({ kind: 'closeOperator' });
      running.current = { source, variables };
      notice(notices.returned, true);
    });

  const reset = useCallback(() => {
    round.current++;
    setBusy(false);
    running.current = null;
    isHeld.current = false;
    setEntries([]);
    setChosen(undefined);
  }, []);

  /** The worker was stopped by something else: the next phrase goes on with the variables that the page knows. */
  const lose = useCallback(() => {
    isHeld.current = false;
  }, []);

  return { entries, isBusy, chosen, choose: setChosen, say, closeOperator, reset, lose };
}

export type Chat = ReturnType<typeof useChat>;
