import { useEffect, useMemo, useState } from 'react';
import type { BaseSource, Diagnostic } from '../../../dl';
import { placeInLines } from '../../../dl/ruleFrame';
import { frameIn, type PlaygroundFile, type Texts, textOf } from '../files/files';
import { namesOf } from '../files/names';
import { ClientClosed, type EngineClient, TimeLimitPassed, timeLimit, WorkerNotLoaded } from '../worker/EngineClient';
import type { ShownMessage } from './Editor';
import { quickFixesOf } from './quickFixes';

/** Typing is not interrupted by messages about half a word. */
const pause = 250;

/** What the compiler says about the texts, and why it says nothing where it could not look. */
export interface Messages {
  readonly shown: readonly ShownMessage[];
  /** Whether the messages are about the texts as they are now: only then do their places and repairs fit. */
  readonly isCurrent: boolean;
  /** False until the compiler has looked for the first time. */
  readonly isChecked: boolean;
  readonly failure: string | undefined;
}

/** A message counts with the hidden lines around a rule; the reader sees the others only. */
export function inShownText(message: Diagnostic, text: string, frame: ReturnType<typeof frameIn>): Diagnostic {
  const within = (at: number) => Math.min(placeInLines(at, frame).at, text.length);
  const [start, end] = [within(message.start), within(message.end)];
  return { ...message, start, end, line: text.slice(0, start).split('\n').length };
}

/** The messages in the order of the files and of their text. */
function shownMessages(files: readonly PlaygroundFile[], texts: Texts, found: readonly Diagnostic[]): ShownMessage[] {
  const names = namesOf(files, texts);
  return files.flatMap((file) => {
    const text = textOf(file, texts);
    const frame = frameIn(file, text);
    return found
      .filter((message) => message.file.toLowerCase() === file.id.toLowerCase())
      .sort((a, b) => a.start - b.start)
      .map((message) => {
        const shown = { ...inShownText(message, text, frame), file: file.id };
        return { message: shown, quickFixes: quickFixesOf(shown, text, names) };
      });
  });
}

/** Each change of a rule starts a new check, so that is how a reader tries again. */
function reasonOf(error: unknown): string {
  if (error instanceof WorkerNotLoaded) return 'the engine could not be loaded. Change a rule to try again.';
  if (error instanceof TimeLimitPassed) return `it took more than ${timeLimit / 1000} seconds. Shorten them.`;
  return `the engine stopped because of an error (${error instanceof Error ? error.message : String(error)}). Change a rule to try again.`;
}

/** Compiles the base in the worker a moment after each change. */
export function useMessages(
  client: EngineClient,
  source: BaseSource,
  files: readonly PlaygroundFile[],
  texts: Texts,
): Messages {
  const [found, setFound] = useState<{ source: BaseSource; diagnostics: readonly Diagnostic[] }>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      client.ask({ kind: 'check', source }).then(
        (diagnostics) => {
          if (isOld) return;
          setFound({ source, diagnostics });
          setFailure(undefined);
        },
        (error: unknown) => {
          if (isOld || error instanceof ClientClosed) return;
          setFound(undefined);
          setFailure(`The rules were not checked: ${reasonOf(error)}`);
        },
      );
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [client, source]);
  const shown = useMemo(() => shownMessages(files, texts, found?.diagnostics ?? []), [files, texts, found]);
  return { shown, isCurrent: found?.source === source, isChecked: found !== undefined, failure };
}
