import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PlaygroundFile, Texts } from '../files/files';
import { Editor, type EditorHooks } from './Editor';

type Place = { readonly labelledBy: string; readonly describedBy: string };

/** Puts an editor into an element for as long as the element is there. */
export function useEditor(
  element: RefObject<HTMLElement | null>,
  files: readonly PlaygroundFile[],
  texts: Texts,
  hooks: EditorHooks,
  { labelledBy, describedBy }: Place,
): RefObject<Editor | null> {
  const editor = useRef<Editor | null>(null);
  const latest = useRef({ texts, hooks });
  latest.current = { texts, hooks };
  // Drawn together with what is around it, which would otherwise move a moment later.
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    // The editor lives longer than one drawing, so it asks for the newest of both.
    const current: EditorHooks = {
      onChange: (file, text) => latest.current.hooks.onChange(file, text),
      names: () => latest.current.hooks.names(),
    };
    const made = new Editor(element.current, files, latest.current.texts, current, labelledBy, describedBy);
    editor.current = made;
    return () => {
      made.destroy();
      editor.current = null;
    };
  }, [element, files, labelledBy, describedBy]);
  return editor;
}
