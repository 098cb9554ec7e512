import { useCallback, useEffect, useRef, useState } from 'react';
import type { BaseSource } from '../../../dl';
import { ChatLost, type EngineClient, TimeLimitPassed, timeLimit } from '../worker/EngineClient';
import { engineFailure } from '../worker/engineFailure';
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

const noticeOf = (error: unknown): string =>
  error instanceof TimeLimitPassed ? notices.stopped : engineFailure(error);

/** A check of the rules that took too long stops the chat, too, which goes on with the variables that the page knows. */
const againIfLost = (go: () => Promise<void>, isOver: () => boolean): Promise<void> =>
  go().catch((error: unknown) => {
    if (error instanceof ChatLost && !isOver()) return go();
    throw error;
  });

/** The lines of the chat, in the order of their ids. */
function useEntries() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const nextId = useRef(1);
  const add = (entry: (id: number) => Entry) => {
    const id = nextId.current++;
    setEntries((now) => [...now, entry(id)]);
    return id;
  };
  return {
    entries,
    addPhrase: (phrase: string) => add((id) => ({ kind: 'phrase', id, phrase })),
    addNotice: (text: string, isOperatorGone = false) => add((id) => ({ kind: 'notice', id, text, isOperatorGone })),
    /** Puts the turn in the place of its phrase. */
    answer: (id: number, turn: Turn) =>
      setEntries((now) => [...now.filter((entry) => entry.id !== id), { kind: 'turn', id, turn }]),
    clear: useCallback(() => setEntries([]), []),
  };
}

/** The chat in the worker, which is started when it is needed, and again when the rules have changed. */
function useRunning(client: EngineClient, source: BaseSource, options: ChatOptions) {
  const running = useRef<Running | null>(null);
  /** True while the worker has the chat. A worker that was stopped has lost it. */
  const isHeld = useRef(false);

  /**
   * @param isOver whether the chat was restarted while the worker was asked
   * @returns whether the rules of a chat have changed since its last phrase
   */
  const ensureStarted = async (isOver: () => boolean): Promise<boolean> => {
    const old = running.current;
    if (isHeld.current && old?.source === source) return false;
    const variables = await client.ask({ kind: 'start', source, options, ...(old && { variables: old.variables }) });
    if (isOver()) return false;
    running.current = { source, variables };
    isHeld.current = true;
    return old !== null && old.source !== source;
  };
  const keep = (variables: Variables) => {
    running.current = { source, variables };
  };
  // What was stopped may be a check of the rules: the next phrase continues with the variables that the page knows.
  useEffect(() => {
    client.onStopped = () => {
      isHeld.current = false;
    };
  }, [client]);
  const forget = useCallback(() => {
    running.current = null;
    isHeld.current = false;
  }, []);
  return { ensureStarted, keep, forget };
}

/** A chat with the current rules; a change of the rules keeps its variables. */
export function useChat(client: EngineClient, source: BaseSource, options: ChatOptions) {
  const { entries, addPhrase, addNotice, answer, clear } = useEntries();
  const { ensureStarted, keep, forget } = useRunning(client, source, options);
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<number>();
  /** Rises when the chat is restarted, so that what was asked in the old one neither is shown nor goes on. */
  const round = useRef(0);

  const attempt = async (work: (isOver: () => boolean) => Promise<void>) => {
    const own = round.current;
    const isOver = () => own !== round.current;
    const go = async () => {
      if (await ensureStarted(isOver)) addNotice(notices.changed);
      if (!isOver()) await work(isOver);
    };
    setBusy(true);
    try {
      await againIfLost(go, isOver);
    } catch (error) {
      if (isOver()) return;
      forget();
      addNotice(noticeOf(error));
    }
    if (!isOver()) setBusy(false);
  };

  /** Does nothing while a reply is awaited: a button that was disabled then would lose the focus of the keyboard. */
  const say = async (phrase: string) => {
    if (isBusy) return;
    const id = addPhrase(phrase);
    await attempt(async (isOver) => {
      const turn = await client.ask({ kind: 'say', phrase });
      if (isOver()) return;
      keep(turn.after);
      answer(id, turn);
      setChosen(id);
    });
  };

  const closeOperator = () =>
    attempt(async (isOver) => {
      const variables = await client.ask({ kind: 'closeOperator' });
      if (isOver()) return;
      keep(variables);
      addNotice(notices.returned, true);
    });

  const reset = useCallback(() => {
    round.current++;
    setBusy(false);
    forget();
    clear();
    setChosen(undefined);
  }, [clear, forget]);

  return { entries, isBusy, chosen, choose: setChosen, say, closeOperator, reset };
}

export type Chat = ReturnType<typeof useChat>;
