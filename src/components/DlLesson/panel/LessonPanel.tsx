import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Lesson } from '../../../data/lessons/lesson';
import { askBeforeLeaving } from '../../askBeforeLeaving';
import MessageList, { CodeText } from '../../DlPlayground/editor/MessageList';
import type { QuickFix } from '../../DlPlayground/editor/quickFixes';
import { useEditor } from '../../DlPlayground/editor/useEditor';
import { useMessages } from '../../DlPlayground/editor/useMessages';
import { useUnderlines } from '../../DlPlayground/editor/useUnderlines';
import { originalTexts, sourceOf, type Texts } from '../../DlPlayground/files/files';
import { namesOf } from '../../DlPlayground/files/names';
import type { EngineClient } from '../../DlPlayground/worker/EngineClient';
import { useEngine } from '../../DlPlayground/worker/useEngine';
import { finish, forgetFinished, useFinished } from '../progress';
import '../../DlPlayground/playground.split.css';
import { forgetAnswers, keepAnswer, keptAnswer } from './answers';
import { lessonFiles } from './lessonExample';
import PhraseList from './PhraseList';
import './panel.split.css';
import { type Checked, useCheck } from './useCheck';

type Props = {
  readonly name: string;
  /** Name of the lesson below; the last one has none. */
  readonly next: string | undefined;
  readonly lesson: Lesson;
  /** In the section with the task and the solution. */
  readonly head: RefObject<HTMLElement | null>;
};

function summaryOf({ result, failure }: Checked): string {
  if (result === undefined) return failure ?? '';
  if (result.isPassed) return 'Passed. Every phrase has the right reply.';
  const right = result.phrases.filter(({ outcome }) => outcome === 'right').length;
  const errors = result.errors.length > 0 ? 'Rules and dictionaries with errors are skipped. ' : '';
  const verb = right === 1 ? 'has' : 'have';
  return `Not yet. ${errors}${right} of ${result.phrases.length} phrases ${verb} the right reply.`;
}

/** Opens the fold of the page, and puts the focus where it can be read. */
function showSolution(section: Element | null | undefined): void {
  const fold = section?.querySelector('details');
  const summary = fold?.querySelector('summary');
  if (!fold?.open) summary?.click();
  summary?.focus();
}

/** The answer of the reader: its text, the editor that shows it, and the messages about it. */
function useAnswer(
  name: string,
  lesson: Lesson,
  client: EngineClient,
  labels: { labelledBy: string; describedBy: string },
) {
  const [{ files, own }] = useState(() => lessonFiles(lesson));
  const [begun] = useState(() => keptAnswer(name) ?? own.text);
  const [texts, setTexts] = useState<Texts>(() => new Map(originalTexts(files)).set(own.id, begun));
  const source = useMemo(() => sourceOf(files, texts), [files, texts]);
  const [isKept, setKept] = useState(true);
  useEffect(() => (isKept ? undefined : askBeforeLeaving()), [isKept]);
  const place = useRef<HTMLDivElement>(null);
  const messages = useMessages(client, source, files, texts);

  const names = useCallback(() => namesOf(files, texts), [files, texts]);
  const shown = useMemo(() => [own], [own]);
  const setText = (id: string, text: string) => {
    setTexts((now) => new Map(now).set(id, text));
    // The starting text need not be kept.
    setKept(keepAnswer(name, text === own.text ? '' : text));
  };
  const editor = useEditor(place, shown, texts, { onChange: setText, names }, labels);
  useUnderlines(editor, messages, own.id);
  useEffect(() => editor.current?.goTo(begun.length), [editor, begun]);

  return {
    files,
    own,
    source,
    text: texts.get(own.id) ?? own.text,
    place,
    messages,
    applyFix: (fix: QuickFix) => editor.current?.change(fix),
    goTo: (at: number) => editor.current?.goTo(at),
    focus: () => editor.current?.goTo(texts.get(own.id)?.length ?? 0),
    restore: () => editor.current?.replaceAll(originalTexts([own])),
  };
}

type ResultProps = {
  readonly lesson: Lesson;
  readonly checked: Checked | undefined;
  readonly isHintShown: boolean;
  readonly isBusy: boolean;
  /** Whether the answer was changed after its check. */
  readonly isOld: boolean;
};

function LessonResult({ lesson, checked, isHintShown, isBusy, isOld }: ResultProps) {
  const result = checked?.result;
  return (
    <div className="dl-lesson__result" data-passed={result?.isPassed}>
      {/* A status is read out whole, so the hint has its own: otherwise it would be repeated with each check. */}
      <div role="status">
        {isHintShown && (
          <p className="dl-lesson__hint">
            <strong>Hint</strong> <CodeText text={lesson.hint} />
          </p>
        )}
      </div>
      <div role="status">
        {checked && <p className="dl-lesson__summary">{isBusy ? 'Checking …' : summaryOf(checked)}</p>}
        {checked?.explanation !== undefined && (
          <p className="dl-lesson__explained">
            <CodeText text={checked.explanation} />
          </p>
        )}
      </div>
      {isOld && !isBusy && (
        <p className="dl-lesson__old">
          This result is for an earlier version of your answer. Select “Check” to test it again.
        </p>
      )}
    </div>
  );
}

type ButtonProps = {
  readonly isHintShown: boolean;
  readonly onCheck: () => void;
  readonly onHint: () => void;
  readonly onSolution: () => void;
  readonly onRestart: () => void;
};

function LessonButtons({ isHintShown, onCheck, onHint, onSolution, onRestart }: ButtonProps) {
  return (
    <div className="dl-lesson__buttons">
      <button type="button" className="dl-play__button dl-play__button--main" onClick={onCheck}>
        Check
      </button>
      <button type="button" className="dl-play__button" aria-expanded={isHintShown} onClick={onHint}>
        {isHintShown ? 'Hide the hint' : 'Show a hint'}
      </button>
      <button type="button" className="dl-play__button" onClick={onSolution}>
        Show the solution
      </button>
      <button type="button" className="dl-play__button" onClick={onRestart}>
        Start again
      </button>
    </div>
  );
}

type ProgressProps = { readonly next: string | undefined; readonly onForget: () => void };

/** What is left to do, once the reader has passed a lesson of the page. */
function Progress({ next, onForget }: ProgressProps) {
  const forget = () => {
    forgetFinished();
    forgetAnswers();
    // The button disappears, and the focus must not be lost with it.
    onForget();
  };
  return (
    useFinished().length > 0 && (
      <p className="dl-lesson__next">
        {next !== undefined && <a href={`#task-${next}`}>Next task</a>}
        <button type="button" className="dl-lesson__forget" onClick={forget}>
          Clear my progress
        </button>
      </p>
    )
  );
}

/** The editor of a lesson, its check, and what the engine says about the answer. */
export default function LessonPanel({ name, next, lesson, head }: Props) {
  const [isHintShown, setHintShown] = useState(false);
  const labelId = useId();
  const helpId = useId();
  const client = useEngine();
  const answer = useAnswer(name, lesson, client, { labelledBy: labelId, describedBy: helpId });
  const { files, own, source, messages } = answer;
  const { checked, isBusy, run, clear } = useCheck(client, lesson, () => finish(name));

  const restart = () => {
    answer.restore();
    answer.focus();
    setHintShown(false);
    clear();
  };
  return (
    <div className="dl-play dl-lesson">
      <div className="dl-lesson__top">
        <p id={labelId} className="dl-lesson__label">
          {own.kind === 'rules' ? 'Your rules' : own.label}
        </p>
        <p id={helpId} className="dl-play__keys">
          <kbd>Ctrl</kbd>+<kbd>Space</kbd> completes, <kbd>Tab</kbd> leaves the editor.
        </p>
      </div>
      <div ref={answer.place} className="dl-play__editor" />
      {messages.shown.length > 0 && (
        <MessageList
          messages={messages}
          files={files}
          editable={own.id}
          onGoTo={(_file, at) => answer.goTo(at)}
          onFix={(fix) => {
            answer.applyFix(fix);
            // The list disappears with its last message.
            answer.focus();
          }}
        />
      )}
      <LessonButtons
        isHintShown={isHintShown}
        onCheck={() => run(source, answer.text)}
        onHint={() => setHintShown(!isHintShown)}
        onSolution={() => showSolution(head.current?.closest('section'))}
        onRestart={restart}
      />
      <LessonResult
        lesson={lesson}
        checked={checked}
        isHintShown={isHintShown}
        isBusy={isBusy}
        isOld={checked !== undefined && checked.source !== source}
      />
      <Progress next={checked?.result?.isPassed ? next : undefined} onForget={answer.focus} />
      <PhraseList check={lesson.check} result={checked?.result} />
    </div>
  );
}
