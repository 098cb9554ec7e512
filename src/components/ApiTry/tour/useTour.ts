import { useEffect, useRef, useState } from 'react';
import type { SimulatedApi } from '../../../api/simulate/calls';
import { simulate } from '../../../api/simulate/simulate';
import { createPip, type Pip } from '../pip/createPip';
import type { Gathered, Outcome, Step } from './steps';

export type Tour = {
  /** Outcomes of the steps that were taken, in order. */
  readonly outcomes: readonly Outcome[];
  readonly gathered: Gathered;
  readonly busy: number | undefined;
  /** Words about what went wrong. */
  readonly problem: string | undefined;
  setText(text: string): void;
  take(index: number): Promise<void>;
};

/** The steps that the reader has taken. A step that is taken again drops those after it. */
export function useTour(api: SimulatedApi, steps: readonly Step[], begin: Gathered): Tour {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [text, setText] = useState('Where is my parcel?');
  const [busy, setBusy] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const pip = useRef<Pip>(undefined);

  useEffect(() => () => pip.current?.close(), []);

  const gatheredBefore = (index: number): Gathered =>
    Object.assign({ ...begin, text }, ...outcomes.slice(0, index).map(({ ids }) => ids));

  const take = async (index: number) => {
    const step = steps[index];
    if (step === undefined || busy !== undefined) {
      return;
    }
    const gathered = gatheredBefore(index);
    setBusy(index);
    setProblem(undefined);
    try {
      pip.current ??= step.isTalk ? createPip() : undefined;
      const reply = step.isTalk
        ? await pip.current?.ask({
            cuid: gathered['cuid'] ?? '',
            text: gathered['text'] ?? '',
            operators: step.operation !== 'chatRequest',
          })
        : undefined;
      const request = {
        operationId: step.operation,
        path: Object.fromEntries(step.path.map((name) => [name, gathered[name] ?? ''])),
        body: JSON.stringify(step.body(gathered)),
      };
      const { status, body } = simulate(api, request, reply && (() => reply.text));
      if (status === 200) {
        setOutcomes([
          ...outcomes.slice(0, index),
          { ...step.read(body, gathered, reply), ...(reply ? { reply: reply.text } : {}) },
        ]);
      } else {
        setProblem('The call was refused. Correct your IDs at the top of the page, then open the tour again.');
      }
    } catch {
      pip.current?.close();
      pip.current = undefined;
      setProblem('Pip could not be loaded. Make the call again.');
    } finally {
      setBusy(undefined);
    }
  };

  return { outcomes, gathered: gatheredBefore(steps.length), busy, problem, setText, take };
}
