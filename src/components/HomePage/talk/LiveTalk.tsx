import { Children, isValidElement, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { longestRequest } from '../../../data/longestRequest';
import RuleView from './RuleView';
import TurnView from './TurnView';
import { useTalk } from './useTalk';
import './talk.split.css';

type Props = {
  /** What to try first. */
  readonly phrases: readonly string[];
  /** An example with the dialog that it makes; they are shown until Pip replies, and without script. */
  readonly children: ReactNode;
};

/** What the user says in the example: the build has run it and written it next to the rules. */
function phrasesOf(example: ReactNode): readonly string[] {
  return isValidElement<{ phrases?: string }>(example) ? JSON.parse(example.props.phrases ?? '[]') : [];
}

type InputProps = {
  readonly phrases: readonly string[];
  readonly phrase: string;
  readonly setPhrase: (phrase: string) => void;
  readonly onType: () => void;
  /** @returns whether the phrase was sent */
  readonly onSend: (phrase: string) => boolean;
  readonly field: Ref<HTMLInputElement>;
};

function TalkInput({ phrases, phrase, setPhrase, onType, onSend, field }: InputProps) {
  const send = (said: string) => {
    if (onSend(said)) setPhrase('');
  };
  return (
    <div className="home-talk__input">
      <fieldset aria-label="Requests to try">
        {phrases.map((one) => (
          <button key={one} type="button" onClick={() => send(one)}>
            {one}
          </button>
        ))}
      </fieldset>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(phrase);
        }}
      >
        <input
          ref={field}
          aria-label="Write to Pip"
          placeholder="Write to Pip …"
          value={phrase}
          maxLength={longestRequest}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => {
            onType();
            setPhrase(target.value);
          }}
        />
        <button type="submit">Send</button>
      </form>
    </div>
  );
}

/**
 * A chat with Pip that continues where the dialog of the page ends. The engine is loaded with the first key or press.
 */
export default function LiveTalk({ phrases, children }: Props) {
  const [example, dialog, ...rest] = Children.toArray(children).filter((child) => isValidElement(child));
  const [phrase, setPhrase] = useState('');
  // What could not be sent is in the field again, unless the reader has gone on typing.
  const { turns, hasFailed, wake, ask } = useTalk(phrasesOf(example), (lost) => setPhrase((now) => now || lost));
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const last = turns.findLast(({ reply }) => reply !== undefined);
  const isBusy = turns.length > 0 && turns.at(-1)?.reply === undefined;

  useEffect(() => {
    if (turns.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [turns]);

  const send = (said: string) => {
    if (isBusy || said.trim() === '') return false;
    ask(said.trim());
    // The button that was pressed goes away with the next reply.
    field.current?.focus({ preventScroll: true });
    return true;
  };

  return (
    <section className="home-talk" data-live="" aria-label="Talk to Pip">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by the keyboard */}
      <div ref={log} className="home-talk__log" role="log" aria-label="Chat with Pip" aria-busy={isBusy} tabIndex={0}>
        {dialog}
        {turns.length > 0 && (
          <div className="dos-dialog">
            {/* Lists without markers are no lists for some screen readers unless they say so. */}
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <ol role="list">
              {turns.map((turn) => (
                <TurnView key={turn.id} turn={turn} isLast={turn === last} onAsk={send} />
              ))}
            </ol>
          </div>
        )}
        {isBusy && <p className="home-talk__note">Pip is writing …</p>}
        {hasFailed && (
          <p className="home-talk__note">Pip could not be loaded. Send your words again to try once more.</p>
        )}
      </div>
      <TalkInput phrases={phrases} phrase={phrase} setPhrase={setPhrase} onType={wake} onSend={send} field={field} />
      {rest}
      {last ? <RuleView rule={last.reply?.rule} /> : <div className="home-talk__rule">{example}</div>}
    </section>
  );
}
