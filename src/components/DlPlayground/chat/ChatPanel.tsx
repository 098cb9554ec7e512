import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Turn } from '../worker/messages';
import ReplyBubble from './ReplyBubble';
import { replyView } from './replyView';
import type { Chat, Entry } from './useChat';

/** The platform cuts a request at this length. */
const longestPhrase = 4096;

const isWithOperator = (turn: Turn | undefined) => turn?.after['operator_state'] === 'active';

function reasonOfSilence(turn: Turn): string {
  if (turn.reply.problem !== null) return turn.reply.problem;
  return isWithOperator(turn) ? 'An operator has taken over the chat, so no rule replies.' : 'No rule replies.';
}

function Answer({ turn, chat }: { readonly turn: Turn; readonly chat: Chat }) {
  const view = replyView(turn.reply.parts);
  const isSilent = view.blocks.length + view.buttons.length + view.notes.length === 0;
  if (isSilent) {
    return <p className="dl-play__note">{reasonOfSilence(turn)}</p>;
  }
  return <ReplyBubble view={view} isBusy={chat.isBusy} onAsk={chat.say} />;
}

function EntryView({ entry, chat }: { readonly entry: Entry; readonly chat: Chat }) {
  if (entry.kind === 'notice') return <div className="dl-play__notice">{entry.text}</div>;
  const phrase = entry.kind === 'turn' ? entry.turn.phrase : entry.phrase;
  const isChosen = chat.chosen === entry.id;
  return (
    <div className="dl-play__turn">
      <p className="dl-play__said">
        <span className="dl-play__speaker">You</span>
        <span className="dl-play__bubble dl-play__bubble--user">{phrase === '' ? '(nothing)' : phrase}</span>
      </p>
      {entry.kind === 'turn' && (
        <div className="dl-play__answer">
          <span className="dl-play__speaker">Assistant</span>
          <Answer turn={entry.turn} chat={chat} />
          <button type="button" className="dl-play__why" aria-pressed={isChosen} onClick={() => chat.choose(entry.id)}>
            {entry.turn.reply.rule === null ? 'Why is there no reply?' : `Why: ${entry.turn.reply.rule}`}
          </button>
        </div>
      )}
    </div>
  );
}

/** The chat: what was said, what the rules answered, and a field for the next phrase. */
export default function ChatPanel({ chat, phrases }: { readonly chat: Chat; readonly phrases: readonly string[] }) {
  const [phrase, setPhrase] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const fieldId = useId();
  const { entries, isBusy } = chat;
  const lastTurn = entries.findLast((entry) => entry.kind === 'turn');
  const lastEntry = entries.at(-1);
  const hasOperator = isWithOperator(lastTurn?.turn) && lastEntry === lastTurn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is the reason to scroll
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [entries]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setPhrase('');
    chat.say(phrase);
  };

  return (
    <div className="dl-play__chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by the keyboard */}
      <div ref={log} className="dl-play__log" role="log" aria-label="Chat" aria-busy={isBusy} tabIndex={0}>
        {entries.length === 0 && (
          <div className="dl-play__notice">Write something. The reply and the reason for it appear here.</div>
        )}
        {entries.map((entry) => (
          <EntryView key={entry.id} entry={entry} chat={chat} />
        ))}
        {isBusy && <div className="dl-play__notice">Running the rules …</div>}
      </div>
      {hasOperator && (
        <button type="button" className="dl-play__button dl-play__operator" onClick={chat.closeOperator}>
          Close the chat as the operator
        </button>
      )}
      {phrases.length > 0 && (
        <fieldset className="dl-play__phrases">
          <legend>Phrases of this example</legend>
          {phrases.map((one) => (
            <button key={one} type="button" disabled={isBusy} onClick={() => chat.say(one)}>
              {one}
            </button>
          ))}
        </fieldset>
      )}
      <form className="dl-play__form" onSubmit={send}>
        <label htmlFor={fieldId}>Write as the user</label>
        <input
          id={fieldId}
          value={phrase}
          maxLength={longestPhrase}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setPhrase(target.value)}
        />
        <button type="submit" className="dl-play__button dl-play__button--main">
          Send
        </button>
      </form>
    </div>
  );
}
