import clsx from 'clsx';
import { type RefObject, useEffect, useId, useRef } from 'react';
import ChatLog from './chat/ChatLog';
import PhraseForm from './chat/PhraseForm';
import WhyPanel from './chat/WhyPanel';
import MessageList from './editor/MessageList';
import FilePicker from './files/FilePicker';
import KnownVariables from './files/KnownVariables';
import CopyField from './share/CopyField';
import './playground.split.css';
import { type Playground, type Props, usePlayground } from './usePlayground';

type ToolsProps = {
  readonly playground: Playground;
  readonly resetButton: RefObject<HTMLButtonElement>;
  readonly onClose: () => void;
};

function Tools({ playground, resetButton, onClose }: ToolsProps) {
  const { chat, sharing, isChanged, reset, copyText, copyExample } = playground;
  const canReset = isChanged || chat.entries.length > 0;
  return (
    <div className="dl-play__tools">
      <button type="button" onClick={copyText}>
        Copy
      </button>
      <button type="button" onClick={copyExample}>
        Copy Markdown
      </button>
      <button type="button" onClick={sharing.share}>
        Share
      </button>
      {/* Disabled after the press, it would lose the focus of the keyboard. */}
      <button ref={resetButton} type="button" onClick={() => canReset && reset()} aria-disabled={!canReset}>
        Reset
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

type StatusProps = { readonly playground: Playground; readonly onTaken: () => void };

function Status({ playground, onTaken }: StatusProps) {
  const { status, field, offer } = playground.sharing.shared;
  // What is typed after a reset would be lost with its undoing.
  const isOffered = offer !== undefined && !playground.isChanged;
  const take = () => {
    offer?.run();
    // The button disappears, and the focus must not be lost with it.
    onTaken();
  };
  return (
    <>
      <div className={clsx('dl-play__news', status && 'dl-play__news--shown')}>
        <p role="status" className="dl-play__status">
          {status}
        </p>
        {isOffered && (
          <button type="button" className="dl-play__button" onClick={take}>
            {offer.label}
          </button>
        )}
      </div>
      {field && <CopyField {...field} />}
    </>
  );
}

/** An editor for the rules of an example and a chat with them. All of it runs in the browser. */
export default function DlPlayground({ onClose, ...props }: Props) {
  const titleId = useId();
  const helpId = useId();
  const root = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const resetButton = useRef<HTMLButtonElement>(null);
  const playground = usePlayground(props, { editor: place, labelledBy: titleId, describedBy: helpId });
  const { example, files, texts, shownId, show, goTo, addDictionary, messages, applyFix, chat, showRule } = playground;

  useEffect(() => {
    const section = root.current;
    section?.focus({ preventScroll: true });
    // The block that it replaces may have been longer than the screen; a shared link leads here from afar.
    const { top = 0 } = section?.getBoundingClientRect() ?? {};
    if (top < 0 || top > window.innerHeight / 2) section?.scrollIntoView();
  }, []);

  const chosen = chat.entries.find((entry) => entry.id === chat.chosen);
  const turn = chosen?.kind === 'turn' ? chosen.turn : undefined;
  return (
    <section ref={root} className="dl-play" data-live="" aria-labelledby={titleId} tabIndex={-1}>
      <header className="dl-play__head">
        <p id={titleId} className="dl-play__name">
          <span>Playground</span> {example.title}
        </p>
        <Tools playground={playground} resetButton={resetButton} onClose={onClose} />
      </header>
      <Status playground={playground} onTaken={() => resetButton.current?.focus()} />
      <FilePicker files={files} texts={texts} shownId={shownId} onShow={show} onAdd={addDictionary} />
      <div ref={place} className="dl-play__editor" />
      {shownId === 'variables' && <KnownVariables />}
      <div className="dl-play__below">
        <MessageList messages={messages} files={files} onGoTo={goTo} onFix={applyFix} />
        <p id={helpId} className="dl-play__keys">
          <kbd>Ctrl</kbd>+<kbd>Space</kbd> completes, <kbd>Tab</kbd> leaves the editor.
        </p>
      </div>
      <div className="dl-play__talk">
        <ChatLog chat={chat} phrases={example.phrases} />
        <WhyPanel turn={turn} onShowRule={showRule} />
      </div>
      <PhraseForm chat={chat} />
    </section>
  );
}
