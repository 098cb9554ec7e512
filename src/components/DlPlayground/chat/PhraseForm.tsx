import { type FormEvent, useId, useState } from 'react';
import { longestRequest } from '../../../data/longestRequest';
import type { Chat } from './useChat';

/** The field for the next phrase, which stays in sight wherever the reader is in the playground. */
export default function PhraseForm({ chat }: { readonly chat: Chat }) {
  const [phrase, setPhrase] = useState('');
  const fieldId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chat.isBusy) return;
    setPhrase('');
    chat.say(phrase);
  };
  return (
    <form className="dl-play__form" onSubmit={send}>
      <label htmlFor={fieldId}>Write as the user</label>
      <input
        id={fieldId}
        value={phrase}
        maxLength={longestRequest}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => setPhrase(target.value)}
      />
      <button type="submit" className="dl-play__button dl-play__button--main">
        Send
      </button>
    </form>
  );
}
