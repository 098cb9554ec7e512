import { useHistory, useLocation } from '@docusaurus/router';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import box from '@generated/local-search/default/box.json';
import options from '@generated/local-search/default/panel.json';
import { areKeysOff, isKeyOf } from '@local-search/host';
import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { leaveArrival, stateOf } from '../client/arrivalRecord';
import { keepSearch } from '../client/recentSearches';
import type { Result } from '../client/results';
import { find, isIndexNewer, openIndexes } from '../client/searcher';
import { type Session, startSession, type Target } from '../client/session';
import { useExcerpts } from '../client/useExcerpts';
import { enterChoices } from './Choices';
import './panel.split.css';
import Results, { type Shown } from './Results';
import Start from './Start';
import { searchKey } from './searchKeys';
import { useSheet } from './useSheet';

export type Props = {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** What was in the field when the reader pressed Enter before the session started, which may be after the panel is drawn. */
  readonly submitted: RefObject<string>;
  /** The reader is in the box. */
  readonly isActive: boolean;
  readonly leave: () => void;
};

/** A click with Shift opens a separate window; a script alone cannot open one with all its bars. */
function openWindow(url: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener' });
  link.dispatchEvent(new MouseEvent('click', { shiftKey: true, cancelable: true, view: window }));
}

/** Another tab or window cannot be handed what is to be marked there. */
function leaveMarks({ url, terms, document: { type } }: Result): void {
  if (box.highlight) {
    leaveArrival(url, { terms, type });
  }
}

/** The panel below the box with everything it does, loaded when a reader first gets close to the box. */
export default function Panel({ form, input, submitted, isActive, leave }: Props) {
  const { tags } = useContextualSearchFilters();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const location = useLocation();
  const [shown, setShown] = useState<Shown>();
  const [session, setSession] = useState<Session>();

  const open = useCallback(
    (result: Result, target: Target) => {
      const { url, terms, document } = result;
      if (options.recentSearches) keepSearch(input.value);
      if (target === 'here' && !isIndexNewer()) {
        const [pathname, hash] = url.split('#');
        history.push({
          pathname,
          ...(hash === undefined ? {} : { hash: `#${hash}` }),
          ...(box.highlight ? { state: stateOf({ terms, type: document.type }) } : {}),
        });
        return;
      }
      leaveMarks(result);
      if (target === 'here') window.location.assign(url);
      else if (target === 'tab') window.open(url, '_blank', 'noopener');
      else openWindow(url);
    },
    [history, input],
  );

  // The session lives as long as the box, and the page below it changes.
  const now = useRef({ baseUrl, tags, leave });
  now.current = { baseUrl, tags, leave };

  useEffect(() => {
    const started = startSession({
      form,
      input,
      submitted: submitted.current,
      find: (query) => find(now.current.baseUrl, now.current.tags, query),
      open,
      isShortcut: (event) => searchKey !== undefined && isKeyOf(event, searchKey) && !areKeysOff(),
      onFocus: () => openIndexes(now.current.baseUrl, now.current.tags),
      onDown: () => enterChoices(form),
      onLeave: () => now.current.leave(),
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: any new address closes the panel
  useEffect(() => {
    if (session) {
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
  useSheet(form, isActive, leave);

  const onOtherTab = useCallback(
    (result: Result) => {
      if (options.recentSearches) keepSearch(input.value);
      leaveMarks(result);
    },
    [input],
  );
  const excerpts = useExcerpts(baseUrl, shown?.answered);
  const isEmpty = (shown?.state.query ?? input.value) === '';

  return (
    session && (
      <>
        {isActive && isEmpty && <Start input={input} lookUp={session.lookUp} />}
        <Results api={session.api} {...{ shown, excerpts, open, onOtherTab, input }} lookUp={session.lookUp} />
      </>
    )
  );
}
