import { type AutocompleteApi, type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import { LIMITS } from '../common/schema';
import type { Found } from './messages';
import { type Result, resultsOf } from './results';

/** Where a result opens. */
export type Target = 'here' | 'tab' | 'window';

/** What the panel shows. */
export type SessionState = AutocompleteState<Result>;

/** What was found, and for which query. */
export type Answered = { readonly query: string; readonly found: Found };

export type SessionApi = AutocompleteApi<Result, Event, React.MouseEvent, KeyboardEvent>;

export type SessionOptions = {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** What the reader has submitted before this code was there. */
  readonly submitted: string;
  readonly find: (query: string) => Promise<Found>;
  readonly open: (result: Result, target: Target) => void;
  /** Whether a press is the shortcut that leads to the box. */
  readonly isShortcut: (event: KeyboardEvent) => boolean;
  /** The reader enters the box. */
  readonly onFocus: () => void;
  /** The reader presses the key that leads down while there are no results. Says whether it led to something. */
  readonly onDown: () => boolean;
  /** The reader is done with the box. */
  readonly onLeave: () => void;
  /** @param answered to the query of this state; to the one before while the next is looked up */
  readonly onState: (state: SessionState, answered: Answered | undefined) => void;
};

export type Session = {
  readonly api: SessionApi;
  /** Says in the box what the panel shows, once that is drawn. */
  readonly describe: (drawn: SessionState) => void;
  /** Looks up what the reader has chosen instead of typing it. */
  readonly lookUp: (query: string) => void;
  /** Closes the panel and keeps the query. */
  readonly close: () => void;
  readonly stop: () => void;
};

/**
 * Gives the box of the page its panel: the states and keys of the specification (sections 4, 5 and 9) are those of
 * autocomplete-core. The box is in the page before this code, so that its elements get listeners and no new ones come.
 */
export function startSession(options: SessionOptions): Session {
  const { form, input, submitted, find, open, isShortcut, onFocus, onDown, onLeave, onState } = options;
  const ended = new AbortController();
  let state: SessionState | undefined;
  let answered: Answered | undefined;
  let isSubmitted = false;
  let typed: (() => void) | undefined;

  const api: SessionApi = createAutocomplete({
    id: 'search',
    defaultActiveItemId: 0,
    openOnFocus: false,
    stallThreshold: LIMITS.stalled,
    // Otherwise it may load a script from another host.
    insights: false,
    shouldPanelOpen: ({ state: { query } }) => query.trim() !== '' && answered?.query === query,
    getSources: () => [
      {
        sourceId: 'sections',
        getItemUrl: ({ item }) => item.url,
        getItems: async ({ query }) => {
          const found = await find(query);
          // An answer to a query of before says nothing about this one.
          if (query === state?.query) {
            answered = { query, found };
          }
          return resultsOf(found);
        },
      },
    ],
    navigator: {
      navigate: ({ item }) => open(item, 'here'),
      navigateNewTab: ({ item }) => open(item, 'tab'),
      navigateNewWindow: ({ item }) => open(item, 'window'),
    },
    onStateChange: ({ state: next }) => {
      state = next;
      if (!typed && input.value !== next.query) {
        input.value = next.query;
      }
      onState(next, answered);
    },
  });

  const inputProps = () => api.getInputProps({ inputElement: input, maxLength: LIMITS.query });
  const { onChange, onCompositionEnd, onKeyDown, onFocus: onQueryFocus, onClick } = inputProps();

  function describe(drawn: SessionState): void {
    const active = inputProps()['aria-activedescendant'];
    const hasList = drawn.isOpen && drawn.collections.some(({ items }) => items.length > 0);
    input.setAttribute('aria-expanded', String(hasList));
    // The name of an element that is not there would be an error.
    if (hasList) input.setAttribute('aria-controls', 'search-results');
    else input.removeAttribute('aria-controls');
    input.setAttribute('aria-activedescendant', hasList && active ? active : '');
    form.dataset['status'] = drawn.status;
  }

  function close(): void {
    if (state?.isOpen) {
      api.setIsOpen(false);
      api.setActiveItemId(null);
    }
  }

  /** The event of a key has its letter to show, which is work enough for a slow processor: the search is a task after it. */
  function searchTyped(): void {
    const search = typed;
    typed = undefined;
    search?.();
  }

  function clear(): void {
    typed = undefined;
    close();
    api.setQuery('');
    void api.refresh();
  }

  /** Enter before the answer is there, or the button: the first result opens as soon as it is known. */
  async function submit(): Promise<void> {
    input.focus();
    if (!input.value.trim()) {
      return;
    }
    isSubmitted = true;
    await api.refresh();
    const first = state?.collections[0]?.items[state.activeItemId ?? 0];
    if (isSubmitted && first && answered?.query === state?.query) {
      open(first, 'here');
    } else {
      api.setIsOpen(answered?.query === state?.query);
    }
  }

  /** A refresh alone leaves a closed panel closed. */
  async function lookUpTyped(): Promise<void> {
    await api.refresh();
    if (document.activeElement === input && answered?.query === state?.query && state?.query.trim()) {
      api.setIsOpen(true);
    }
  }

  function lookUp(query: string): void {
    input.focus();
    api.setQuery(query);
    void lookUpTyped();
  }

  const { signal } = ended;
  const on = <Name extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => target.addEventListener(name, listener, { signal });

  on(input, 'input', (event) => {
    isSubmitted = false;
    typed = () => onChange({ currentTarget: input, nativeEvent: event } as unknown as Event);
    setTimeout(searchTyped);
  });
  on(input, 'compositionend', onCompositionEnd);
  on(input, 'click', (event) => onClick(event as unknown as React.MouseEvent));
  on(input, 'focus', (event) => {
    // A separate task, because handling the click is enough work for a slow processor.
    setTimeout(() => {
      if (document.activeElement === input && !signal.aborted) {
        onFocus();
        onQueryFocus(event);
      }
    });
  });
  on(input, 'keydown', (event) => {
    if (isShortcut(event)) {
      // Otherwise some browsers go to their own search.
      event.preventDefault();
      input.select();
      return;
    }
    if (event.key.length === 1) {
      return;
    }
    // Of the keys that do not write, Escape would otherwise end before the search that it is to end.
    searchTyped();
    if (event.key === 'Escape') {
      isSubmitted = false;
      if (!state?.isOpen && !input.value && !event.isComposing) {
        event.preventDefault();
        onLeave();
        return;
      }
    }
    const isEmpty = !state?.collections.some(({ items }) => items.length > 0);
    if (event.key === 'ArrowDown' && isEmpty && onDown()) {
      event.preventDefault();
      return;
    }
    onKeyDown(event);
  });
  on(form, 'submit', (event) => {
    event.preventDefault();
    searchTyped();
    void submit();
  });
  on(form, 'reset', (event) => {
    event.preventDefault();
    clear();
    input.focus();
  });
  const environment = api.getEnvironmentProps({ formElement: form, inputElement: input, panelElement: form });
  // What could not be loaded without a connection is asked for again, and the query is looked up again.
  window.addEventListener(
    'online',
    () => {
      onFocus();
      if (input.value.trim()) void lookUpTyped();
    },
    { signal },
  );
  window.addEventListener('mousedown', environment.onMouseDown, { signal });
  window.addEventListener('touchstart', environment.onTouchStart, { signal, passive: true });
  window.addEventListener('touchmove', environment.onTouchMove, { signal, passive: true });

  // What was typed before this code was there.
  if (input.value) {
    api.setQuery(input.value.slice(0, LIMITS.query));
    void (input.value === submitted ? submit() : lookUpTyped());
  } else {
    // Finds nothing; the browser compiles on a first call, and that of the first key would wait for it.
    setTimeout(() => void api.refresh());
  }

  return {
    api,
    describe,
    lookUp,
    close,
    stop: () => {
      typed = undefined;
      close();
      ended.abort();
    },
  };
}
