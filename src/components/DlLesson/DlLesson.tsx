import { type ReactNode, useRef, useState } from 'react';
import type { Lesson } from '../../data/lessons/lesson';
import type Panel from './panel/LessonPanel';
import { useFinished } from './progress';

type Props = {
  readonly name: string;
  readonly title: string;
  /** Names of all lessons of the page, with a space between them. */
  readonly all: string;
  /** Loads the lessons of the page, by their names. */
  readonly load: () => Promise<{ readonly default: Readonly<Record<string, Lesson>> }>;
  /** The task. */
  readonly children: ReactNode;
};

/**
 * The task of a lesson with the button that opens its editor; `plugins/transforms/dl-examples` writes it with the folded
 * solution below it. Nothing of the editor, the check and the hints is loaded before.
 */
export default function DlLesson({ name, title, all, load, children }: Props) {
  const names = all.split(' ');
  const finished = useFinished();
  const done = names.filter((one) => finished.includes(one)).length;
  const at = names.indexOf(name);
  const head = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ readonly Panel: typeof Panel; readonly lesson: Lesson }>();
  const [state, setState] = useState<'loading' | 'failed'>();

  const open = async () => {
    setState('loading');
    try {
      const [panel, lessons] = await Promise.all([import('./panel/LessonPanel'), load()]);
      setOpened({ Panel: panel.default, lesson: lessons.default[name] as Lesson });
      setState(undefined);
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <div ref={head} className="dos-lesson__head">
        <p id={`task-${name}-title`}>
          <strong>
            Task {at + 1} of {names.length}
          </strong>
          {/* One text with its space: Chromium leaves a text of only a space out of the name of the task. */}
          {` ${title}`}
        </p>
        {done > 0 && (
          <p className={finished.includes(name) ? 'dos-lesson__done' : undefined}>
            {done} of {names.length} done
          </p>
        )}
      </div>
      {children}
      {opened ? (
        <opened.Panel name={name} next={names[at + 1]} lesson={opened.lesson} head={head} />
      ) : (
        <button type="button" className="dos-lesson__open" data-state={state} onClick={open}>
          {state === undefined ? 'Solve it here' : { loading: 'Loading…', failed: 'Try again' }[state]}
        </button>
      )}
      <p role="status" className="dos-lesson__status">
        {state === 'failed' && 'The editor could not be loaded. The rest of the page still works.'}
      </p>
    </>
  );
}
