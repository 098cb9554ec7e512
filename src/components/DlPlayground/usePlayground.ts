import { type RefObject, useCallback, useState } from 'react';
import { exampleClock } from '../../data/exampleClock';
import { type Entry, useChat } from './chat/useChat';
import type { QuickFix } from './editor/quickFixes';
import { useEditor } from './editor/useEditor';
import { useMessages } from './editor/useMessages';
import { useUnderlines } from './editor/useUnderlines';
import { applyChanges, type Changes } from './files/changes';
import { readDraft } from './files/drafts';
import { type Example, type ExampleParts, readExample } from './files/example';
import { filesOf, withDictionaries } from './files/files';
import { findRule } from './files/findRule';
import { namesOf } from './files/names';
import { useDraft } from './files/useDraft';
import { useTexts } from './files/useTexts';
import { copyExample } from './share/copyExample';
import { useOpening } from './share/useOpening';
import { useSharing } from './share/useSharing';
import type { Step } from './worker/replay';
import { useEngine } from './worker/useEngine';

export type Props = {
  readonly parts: ExampleParts;
  /** Contains the block that the playground replaces. */
  readonly block: RefObject<HTMLElement | null>;
  /** Hash of a shared link by which it was opened. */
  readonly hash: string | undefined;
  /** Id in a link whose example the page no longer has; the playground is then empty. */
  readonly gone: string | undefined;
  readonly onClose: () => void;
};

/** Where its parts are in the page. */
export type Places = {
  readonly editor: RefObject<HTMLDivElement | null>;
  readonly labelledBy: string;
  readonly describedBy: string;
};

/** The same seed and the same time for every reader, so that they can discuss a reply. */
const chatOptions = { seed: 1, clock: exampleClock };

/** The changes that the reader left in this tab; nothing if they no longer suit the example. */
function leftIn(slot: string, example: Example): Changes | undefined {
  const changes = readDraft(slot);
  try {
    if (changes !== undefined) applyChanges(filesOf(example), changes);
    return changes;
  } catch {
    return undefined;
  }
}

/** The texts of the base with the editor that shows them. */
function useBase(example: Example, left: Changes | undefined, places: Places) {
  const texts = useTexts(example, left ?? {});
  const [shownId, setShownId] = useState('rules');
  const names = useCallback(() => namesOf(texts.files, texts.texts), [texts.files, texts.texts]);
  const [firstFiles] = useState(texts.files);
  const editor = useEditor(places.editor, firstFiles, texts.texts, { onChange: texts.setText, names }, places);

  const show = (id: string) => {
    setShownId(id);
    editor.current?.show(id);
  };
  const goTo = (id: string, at: number) => {
    show(id);
    editor.current?.goTo(at);
  };
  /** @throws BadChanges */
  const replace = (changes: Changes) => {
    const next = texts.apply(changes);
    for (const file of next.files) editor.current?.add(file);
    editor.current?.replaceAll(next.texts);
    if (!next.files.some(({ id }) => id === shownId)) show('rules');
    editor.current?.keepOnly(next.files);
  };
  const addDictionary = (name: string) => {
    texts.addDictionary(name);
    const added = withDictionaries(texts.files, [name]).find(({ id }) => id === `dictionary ${name}`);
    if (added === undefined) return;
    editor.current?.add(added);
    goTo(added.id, 0);
  };
  return { ...texts, editor, shownId, show, goTo, replace, addDictionary };
}

/** @returns what the reader has done in the chat so far, so that a copied example does the same */
function stepsOf(entries: readonly Entry[]): Step[] {
  return entries.flatMap((entry): Step[] => {
    if (entry.kind === 'turn') return [{ kind: 'say', phrase: entry.turn.phrase }];
    return entry.kind === 'notice' && entry.isOperatorGone ? [{ kind: 'closeOperator' }] : [];
  });
}

/** Everything that a playground knows and does; `DlPlayground` shows it. */
export function usePlayground({ parts, block, hash, gone }: Omit<Props, 'onClose'>, places: Places) {
  // The block does not change while the playground is shown in its place.
  const [example] = useState(() =>
    gone === undefined ? readExample(parts, block.current) : readExample({ id: gone }, null),
  );
  const [slots, setSlots] = useState<readonly string[]>([hash ?? example.id]);
  const [left] = useState(() => leftIn(hash ?? example.id, example));
  const base = useBase(example, left, places);
  const { files, texts, source, changes, editor, shownId, goTo, replace } = base;
  useDraft(slots, changes);

  const client = useEngine();
  const messages = useMessages(client, source, files, texts);
  const chat = useChat(client, source, chatOptions);

  const sharing = useSharing(example.id, changes, (link) => setSlots((old) => [...new Set([...old, link])]));
  const { say } = sharing;

  useOpening({ hash, isGone: gone !== undefined, isLeft: left !== undefined }, replace, say);

  useUnderlines(editor, messages, shownId);

  const showRule = (rule: string) => {
    const { file, at } = findRule(files, texts, rule);
    goTo(file, at);
  };
  const isChanged = Object.keys(changes).length > 0;
  const reset = () => {
    replace({});
    chat.reset();
    const undo = () => {
      replace(changes);
      say('Your changes are back.');
    };
    say('The example has been restored.', isChanged ? { label: 'Undo', run: undo } : undefined);
  };
  return {
    ...base,
    example,
    messages,
    chat,
    sharing,
    applyFix: (fix: QuickFix) => editor.current?.change(fix),
    showRule,
    reset,
    isChanged,
    copyText: () => sharing.copy('Text', texts.get(shownId) ?? ''),
    copyExample: () =>
      copyExample(client, sharing, {
        example,
        now: { files, texts },
        source,
        messages: messages.shown.map(({ message }) => message),
        steps: stepsOf(chat.entries),
        options: chatOptions,
      }),
  };
}

export type Playground = ReturnType<typeof usePlayground>;
