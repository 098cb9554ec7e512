import { useEffect, useRef } from 'react';
import { languageOf } from '../../../data/languageOf';
import { speakers } from '../../../data/speakers';
import type { Turn } from '../worker/turn';
import { contestOf, ruleName } from './explainWeight';
import ReplyBubble from './ReplyBubble';
import { replyView } from './replyView';
import type { Chat, Entry } from './useChat';

const isWithOperator = (turn: Turn | undefined) => turn?.after['operator_state'] === 'active';

function reasonOfSilence(turn: Turn): string {
  if (turn.reply.problem !== null) return turn.reply.problem;
  // An answer with [nothing] is a reply without text.
  if (turn.reply.rule !== null) return 'The reply is empty.';
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

function whyLabel({ reply }: Turn): string {
  if (reply.rule === null) return 'Why is there no reply?';
  const winner = contestOf(reply)?.winner;
  return `Why: ${winner === undefined ? reply.rule : ruleName(winner)}`;
}

function EntryView({ entry, chat }: { readonly entry: Entry; readonly chat: Chat }) {
  if (entry.kind === 'notice') return <div className="dl-play__notice">{entry.text}</div>;
  const phrase = entry.kind === 'turn' ? entry.turn.phrase : entry.phrase;
  const isChosen = chat.chosen === entry.id;
  return (
    <div className="dl-play__turn">
      <p className="dl-play__said">
        <span className="dl-play__speaker">{speakers.user}</span>
        <span className="dl-play__bubble dl-play__bubble--user" {...languageOf(phrase)}>
          {phrase === '' ? '(nothing)' : phrase}
        </span>
      </p>
      {entry.kind === 'turn' && (
        <div className="dl-play__answer">
          <span className="dl-play__speaker">{speakers.assistant}</span>
          <Answer turn={entry.turn} chat={chat} />
          <button type="button" className="dl-play__why" aria-pressed={isChosen} onClick={() => chat.choose(entry.id)}>
            {whyLabel(entry.turn)}
          </button>
        </div>
      )}
    </div>
  );
}

/** What was said and what the rules replied, with phrases to begin with. */
export default function ChatLog({ chat, phrases }: { readonly chat: Chat; readonly phrases: readonly string[] }) {
  const log = useRef<HTMLDivElement>(null);
  const { entries, isBusy } = chat;
  const lastTurn = entries.findLast((entry) => entry.kind === 'turn');
  const hasOperator = isWithOperator(lastTurn?.turn) && entries.at(-1) === lastTurn;

  useEffect(() => {
    if (entries.length === 0) return;
    log.current?.scrollTo({ top: log.current.scrollHeight });
    // The field is in sight wherever the reader is in the playground, but its reply may not be.
    log.current?.scrollIntoView({ block: 'nearest' });
  }, [entries]);

  return (
    <div className="dl-play__chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by the keyboard */}
      <div ref={log} className="dl-play__log" role="log" aria-label="Chat" aria-busy={isBusy} tabIndex={0}>
        {entries.length === 0 && (
          <div className="dl-play__notice">Write something below. The reply and the reason for it appear here.</div>
        )}
        {entries.map((entry) => (
          <EntryView key={entry.id} entry={entry} chat={chat} />
        ))}
        {isBusy && <div className="dl-play__notice">Running the rules …</div>}
      </div>
      {hasOperator && (
        <button
          type="button"
          className="dl-play__button dl-play__operator"
          onClick={() => {
            chat.closeOperator();
            // The button goes, and the focus must not be lost with it.
            log.current?.focus({ preventScroll: true });
          }}
        >
          Close the chat as the operator
        </button>
      )}
      {phrases.length > 0 && (
        <fieldset className="dl-play__phrases">
          <legend>Phrases of this example</legend>
          {phrases.map((one) => (
            <button key={one} type="button" aria-disabled={isBusy} onClick={() => chat.say(one)} {...languageOf(one)}>
              {one}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
