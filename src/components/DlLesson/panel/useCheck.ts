import { useRef, useState } from 'react';
import type { Lesson } from '../../../data/lessons/lesson';
import { explanationOf, type LessonResult } from '../../../data/lessons/runLesson';
import type { BaseSource } from '../../../dl';
import { type EngineClient, TimeLimitPassed } from '../../DlPlayground/worker/EngineClient';
import { engineFailure } from '../../DlPlayground/worker/engineFailure';

/** What the last check gave, and for which rules. */
export type Checked = {
  readonly source: BaseSource;
  readonly result?: LessonResult;
  /** What to say about the answer, if its mistake is known. */
  readonly explanation?: string | undefined;
  readonly failure?: string;
};

const failureOf = (error: unknown): string =>
  error instanceof TimeLimitPassed ? `${error.message} Simplify them and check again.` : engineFailure(error);

/** Tries the phrases of a lesson on the current rules. */
export function useCheck(client: EngineClient, lesson: Lesson, onPassed: () => void) {
  const [checked, setChecked] = useState<Checked>();
  const [isBusy, setBusy] = useState(false);
  /** Rises when the lesson starts again, so that a late answer is not shown. */
  const round = useRef(0);
  const run = async (source: BaseSource, answer: string) => {
    const own = ++round.current;
    const show = (next: Checked) => {
      if (own !== round.current) return false;
      setChecked(next);
      setBusy(false);
      return true;
    };
    setBusy(true);
    try {
      const result = await client.ask({ kind: 'lesson', source, check: lesson.check });
      const explanation = explanationOf(lesson, answer, result);
      if (show({ source, result, explanation }) && result.isPassed) onPassed();
    } catch (error) {
      show({ source, failure: failureOf(error) });
    }
  };
  const clear = () => {
    round.current++;
    setChecked(undefined);
    setBusy(false);
  };
  return { checked, isBusy, run, clear };
}
