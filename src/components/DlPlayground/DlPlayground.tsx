import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { exampleClock } from '../../data/exampleClock';
import ChatPanel from './chat/ChatPanel';
import { useChat } from './chat/useChat';
import WhyPanel from './chat/WhyPanel';
import MessageList from './editor/MessageList';
import type { QuickFix } from './editor/quickFixes';
import { useEditor } from './editor/useEditor';
import { useMessages } from './editor/useMessages';
import { type ExampleParts, readExample } from './files/example';
import { isChanged } from './files/files';
import { findRule } from './files/findRule';
import { namesOf } from './files/names';
import { useTexts } from './files/useTexts';
import CopyField from './share/CopyField';
import { useSharedTexts } from './share/useSharedTexts';
import { useSharing } from './share/useSharing';
import './playground.split.css';
import { useEngine } from './worker/useEngine';

export type Props = {
  readonly parts: ExampleParts;
  /** Holds the block that the playground stands for. */
  readonly block: RefObject<HTMLElement | null>;
  /** Hash of a shared link by which it was opened. */
  readonly hash: string | undefined;
  readonly onClose: () => void;
};

/** The same chance and the same time for every reader, so that a reply can be spoken about. */
const chatOptions = { seed: 1, clock: exampleClock };

/** An editor for the rules of an example and a chat with them. All of it runs in the browser. */
export default function DlPlayground({ parts, block, hash, onClose }: Props) {
  // The block does not change while the playground stands in its place.
  const [example] = useState(() => readExample(parts, block.current));
  const title = block.current?.querySelector('.theme-code-block-title')?.textContent;
  const titleId = useId();
  const helpId = useId();
  const selectId = useId();
  const root = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const lost = useRef<() => void>(() => undefined);

  const { files, original, texts, source, setText } = useTexts(example);
  const [shownId, setShownId] = useState(files[0]?.id ?? '');
  const client = useEngine(() => lost.current());
  const messages = useMessages(client, source, files, texts);
  const chat = useChat(client, source, chatOptions);
  lost.current = chat.lose;
  const sharing = useSharing(example.id, files, texts);

  const names = useCallback(() => namesOf(files, texts), [files, texts]);
  const editor = useEditor(
    place,
    files,
    texts,
    { onChange: setText, names },
    { labelledBy: titleId, describedBy: helpId },
  );

  const show = (id: string) => {
    setShownId(id);
    editor.current?.show(id);
  };
  const goTo = (id: string, at: number) => {
    show(id);
    editor.current?.goTo(at);
  };
  const showRule = (rule: string) => {
    const { file, at } = findRule(files, texts, rule);
    goTo(file, at);
  };
  const mend = useCallback(({ file, changes }: QuickFix) => editor.current?.change(file, changes), [editor]);
  const reset = () => {
    editor.current?.replaceAll(original);
    chat.reset();
    sharing.say('The example has been restored. Use Undo to get your text back.');
  };

  useSharedTexts(hash, files, (found) => {
    if ('texts' in found) editor.current?.replaceAll(found.texts);
    sharing.say('texts' in found ? 'Opened from a shared link.' : found.problem);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is underlined anew
  useEffect(() => editor.current?.underline(messages.shown, mend), [editor, messages.shown, mend, shownId]);

  useEffect(() => {
    const section = root.current;
    section?.focus({ preventScroll: true });
    // The block that it stands for may have been longer than the screen; a shared link leads here from afar.
    const { top = 0 } = section?.getBoundingClientRect() ?? {};
    if (top < 0 || top > window.innerHeight / 2) section?.scrollIntoView();
  }, []);

  const chosen = chat.entries.find((entry) => entry.id === chat.chosen);
  const turn = chosen?.kind === 'turn' ? chosen.turn : undefined;
  const changed = useMemo(() => isChanged(files, texts), [files, texts]);
  const { shared } = sharing;

  return (
    <section ref={root} className="dl-play" data-live="" aria-labelledby={titleId} tabIndex={-1}>
      <header className="dl-play__head">
        <p id={titleId} className="dl-play__name">
          <span>Playground</span> {title}
        </p>
        <div className="dl-play__tools">
          <button type="button" onClick={reset} disabled={!changed && chat.entries.length === 0}>
            Reset
          </button>
          <button type="button" onClick={() => sharing.copy(texts.get(shownId) ?? '')}>
            Copy
          </button>
          <button type="button" onClick={sharing.share}>
            Share
          </button>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </div>
      </header>
      <p role="status" className="dl-play__status">
        {shared.status}
      </p>
      {shared.field && <CopyField {...shared.field} />}
      <div className="dl-play__files">
        <label htmlFor={selectId}>File</label>
        <select id={selectId} value={shownId} onChange={({ target }) => show(target.value)}>
          {files.map(({ id, label, text }) => (
            <option key={id} value={id}>
              {label}
              {(texts.get(id) ?? text) !== text && ' (changed)'}
            </option>
          ))}
        </select>
        <p id={helpId}>
          <kbd>Ctrl</kbd>+<kbd>Space</kbd> completes, <kbd>Tab</kbd> leaves the editor.
        </p>
      </div>
      <div ref={place} className="dl-play__editor" />
      <MessageList messages={messages} files={files} onGoTo={goTo} onMend={mend} />
      <div className="dl-play__talk">
        <ChatPanel chat={chat} phrases={example.phrases} />
        <WhyPanel turn={turn} onShowRule={showRule} />
      </div>
    </section>
  );
}
