import { type RefObject, useEffect } from 'react';
import type { Editor } from './Editor';
import type { Messages } from './useMessages';

/** Underlines what messages are about. Until the next check, the editor moves the lines with its text. */
export function useUnderlines(editor: RefObject<Editor | null>, messages: Messages, shownId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file needs its own underlines
  useEffect(() => {
    if (messages.isCurrent) editor.current?.underline(messages.shown);
  }, [editor, messages.shown, messages.isCurrent, shownId]);
}
