import { useHistory, useLocation } from '@docusaurus/router';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { areKeysOff, isKeyOf } from '@local-search/host';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { find, openIndexes } from '../client/searcher';
import { type Answered, Session, type SessionOptions, type SessionState } from '../client/session';
import { enterChoices } from './Choices';
import { searchKey } from './searchKeys';
import { isSheet } from './useSheet';

export type Shown = { readonly state: SessionState; readonly answered: Answered | undefined };

type Props = Pick<SessionOptions, 'form' | 'input' | 'open'> & {
  readonly submitted: { readonly current: string };
  readonly isActive: boolean;
  readonly leave: () => void;
};

/** @returns the session of the box, which lives as long as the box while the page below it changes, and what it shows */
export function useSession({ form, input, submitted, isActive, leave, open }: Props) {
  const { tags } = useContextualSearchFilters();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const location = useLocation();
  const { action } = useHistory();
  const [shown, setShown] = useState<Shown>();
  const [session, setSession] = useState<Session>();
  const now = useRef({ baseUrl, tags, leave });
  now.current = { baseUrl, tags, leave };

  useEffect(() => {
    const started = new Session({
      form,
      input,
      submitted: submitted.current,
      find: (query) => find(now.current.baseUrl, now.current.tags, query),
      open,
      isShortcut: (event) => searchKey !== undefined && isKeyOf(event, searchKey) && !areKeysOff(),
      onFocus: () => openIndexes(now.current.baseUrl, now.current.tags),
      onDown: () => enterChoices(form),
      isShut: () => isSheet() && form.dataset['active'] === undefined,
      onLeave: () => {
        now.current.leave();
        // The sheet was opened from its button.
        if (isSheet()) form.querySelector('button')?.focus();
      },
      onState: (state, answered) => startTransition(() => setShown({ state, answered })),
    });
    setSession(started);
    // A separate task, because a slow processor has to respond to the pointer in between.
    const opening = setTimeout(() => openIndexes(now.current.baseUrl, now.current.tags));
    return () => {
      clearTimeout(opening);
      started.stop();
    };
  }, [form, input, submitted, open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the panel
  useEffect(() => {
    // A page that was chosen before the reader has come to the box, and arrives now, leaves the reader alone.
    const isTyping = action === 'PUSH' && document.activeElement === input;
    if (session && !isTyping) {
      session.close();
      now.current.leave();
    }
  }, [location]);
  useEffect(() => {
    if (!isActive) {
      session?.close();
    }
  }, [isActive, session]);
  useLayoutEffect(() => {
    if (shown) {
      session?.describe(shown.state);
    }
  }, [session, shown]);
  return { session, shown };
}
