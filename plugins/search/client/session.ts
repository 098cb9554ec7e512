import { type AutocompleteApi, type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import { LIMITS } from '../common/limits';
import type { Found, Result } from './messages';
import { resultsOf } from './results';

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
  /** Whether the field cannot be seen, so that a press on the button is to open it, and not what is in it. */
  readonly isShut: () => boolean;
  /** The reader is done with the box. */
  readonly onLeave: () => void;
  /** @param answered to the query of this state; to the one before while the next is looked up */
  readonly onState: (state: SessionState, answered: Answered | undefined) => void;
};

/**
 * Gives the box of the page its panel: the states and keys of the specification (sections 4, 5 and 9) are those of
 * autocomplete-core. The box is in the page before this code, so that its elements get listeners and no new ones come.
 */
export class Session {
  readonly api: SessionApi;
  private readonly input: HTMLInputElement;
  private readonly ended = new AbortController();
  private state: SessionState | undefined;
  private answered: Answered | undefined;
  private isSubmitted = false;
  /** What the last key has typed and nobody has searched for yet. */
  private typed: (() => void) | undefined;

  constructor(private readonly options: SessionOptions) {
    this.input = options.input;
    this.api = this.autocomplete();
    this.listenToInput();
    this.listenToForm();
    this.listenToWindow();
    this.takeWhatWasTyped();
  }

  /** Says in the box what the panel shows, once that is drawn. */
  describe(drawn: SessionState): void {
    const { input } = this;
    const active = this.inputProps()['aria-activedescendant'];
    const hasList = drawn.isOpen && drawn.collections.some(({ items }) => items.length > 0);
    input.setAttribute('aria-expanded', String(hasList));
    // The name of an element that is not there would be an error.
    if (hasList) input.setAttribute('aria-controls', 'search-results');
    else input.removeAttribute('aria-controls');
    input.setAttribute('aria-activedescendant', hasList && active ? active : '');
    this.options.form.dataset['status'] = drawn.status;
  }

  /** Looks up what the reader has chosen instead of typing it. */
  readonly lookUp = (query: string): void => {
    this.input.focus();
    this.api.setQuery(query);
    void this.lookUpTyped();
  };

  /** Asks again for what could not be loaded, and looks the query up again. */
  readonly reload = (): void => {
    this.options.onFocus();
    if (this.input.value.trim()) void this.lookUpTyped();
  };

  /** Closes the panel and keeps the query. An answer that is still to come then opens nothing. */
  close(): void {
    this.isSubmitted = false;
    if (this.state?.isOpen) {
      this.api.setIsOpen(false);
      this.api.setActiveItemId(null);
    }
  }

  stop(): void {
    this.typed = undefined;
    this.close();
    this.ended.abort();
  }

  private autocomplete(): SessionApi {
    const { find, open, onState } = this.options;
    return createAutocomplete({
      id: 'search',
      defaultActiveItemId: 0,
      openOnFocus: false,
      stallThreshold: LIMITS.stalled,
      // Otherwise it may load a script from another host.
      insights: false,
      shouldPanelOpen: ({ state: { query } }) => query.trim() !== '' && this.answered?.query === query,
      getSources: () => [
        {
          sourceId: 'sections',
          getItemUrl: ({ item }) => item.document.sectionRoute,
          getItems: async ({ query }) => {
            const found = await find(query);
            // An answer to an earlier query says nothing about this one.
            if (query === this.state?.query) {
              this.answered = { query, found };
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
        this.state = next;
        if (!this.typed && this.input.value !== next.query) {
          this.input.value = next.query;
        }
        onState(next, this.answered);
      },
    });
  }

  private inputProps() {
    return this.api.getInputProps({ inputElement: this.input, maxLength: LIMITS.query });
  }

  private get isAnswered(): boolean {
    return this.answered?.query === this.state?.query;
  }

  private listenToInput(): void {
    const { input } = this;
    const { signal } = this.ended;
    const { onChange, onCompositionEnd, onKeyDown, onFocus, onClick } = this.inputProps();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => input.addEventListener(name, listener, { signal });

    on('input', (event) => {
      this.isSubmitted = false;
      this.typed = () => onChange({ currentTarget: input, nativeEvent: event } as unknown as Event);
      setTimeout(() => this.searchTyped());
    });
    on('compositionend', onCompositionEnd);
    on('click', (event) => onClick(event as unknown as React.MouseEvent));
    on('focus', (event) => {
      // A separate task, because handling the click is enough work for a slow processor.
      setTimeout(() => {
        if (document.activeElement === input && !signal.aborted) {
          this.options.onFocus();
          onFocus(event);
        }
      });
    });
    on('keydown', (event) => {
      if (this.isForAutocomplete(event)) onKeyDown(event);
    });
  }

  /** @returns whether a press is left to autocomplete-core; the others are dealt with here */
  private isForAutocomplete(event: KeyboardEvent): boolean {
    const { input } = this;
    const { isShortcut, onLeave, onDown } = this.options;
    if (isShortcut(event)) {
      // Otherwise some browsers go to their own search.
      event.preventDefault();
      input.select();
      return false;
    }
    if (event.key.length === 1) {
      return false;
    }
    // Of the keys that do not write, Escape would otherwise end before the search that it is to end.
    this.searchTyped();
    if (event.key === 'Escape') {
      this.isSubmitted = false;
      if (!this.state?.isOpen && !input.value && !event.isComposing) {
        event.preventDefault();
        onLeave();
        return false;
      }
    }
    const isEmpty = !this.state?.collections.some(({ items }) => items.length > 0);
    if (event.key === 'ArrowDown' && isEmpty && !event.isComposing && onDown()) {
      event.preventDefault();
      return false;
    }
    return true;
  }

  private listenToForm(): void {
    const { form, isShut } = this.options;
    const { signal } = this.ended;
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        if (isShut()) {
          this.input.focus();
          return;
        }
        this.searchTyped();
        void this.submit();
      },
      // Before the box opens a field that is shut.
      { signal, capture: true },
    );
    form.addEventListener(
      'reset',
      (event) => {
        event.preventDefault();
        this.clear();
        this.input.focus();
      },
      { signal },
    );
  }

  private listenToWindow(): void {
    const { form } = this.options;
    const { signal } = this.ended;
    const { onMouseDown, onTouchStart, onTouchMove } = this.api.getEnvironmentProps({
      formElement: form,
      inputElement: this.input,
      panelElement: form,
    });
    window.addEventListener('online', this.reload, { signal });
    window.addEventListener('mousedown', onMouseDown, { signal });
    window.addEventListener('touchstart', onTouchStart, { signal, passive: true });
    window.addEventListener('touchmove', onTouchMove, { signal, passive: true });
  }

  /** What was typed before this code was there. */
  private takeWhatWasTyped(): void {
    const { value } = this.input;
    if (value) {
      this.api.setQuery(value.slice(0, LIMITS.query));
      const isWaiting = value === this.options.submitted && document.activeElement === this.input;
      void (isWaiting ? this.submit() : this.lookUpTyped());
    } else {
      // Finds nothing; the browser compiles on a first call, and that of the first key would wait for it.
      setTimeout(() => void this.api.refresh());
    }
  }

  /** The event of a key has its letter to show, which is work enough for a slow processor: the search is a task after it. */
  private searchTyped(): void {
    const search = this.typed;
    this.typed = undefined;
    search?.();
  }

  private clear(): void {
    this.typed = undefined;
    this.close();
    this.api.setQuery('');
    void this.api.refresh();
  }

  /** Enter before the answer is there, or the button: the first result opens as soon as it is known. */
  private async submit(): Promise<void> {
    this.input.focus();
    if (!this.input.value.trim()) {
      return;
    }
    this.isSubmitted = true;
    await this.api.refresh();
    // Whoever has left the box, or typed on, does not want the result any more.
    if (!this.isSubmitted) {
      return;
    }
    const first = this.state?.collections[0]?.items[this.state.activeItemId ?? 0];
    if (first && this.isAnswered) {
      this.options.open(first, 'here');
    } else {
      this.api.setIsOpen(this.isAnswered);
    }
  }

  /** A refresh alone leaves a closed panel closed. */
  private async lookUpTyped(): Promise<void> {
    await this.api.refresh();
    if (document.activeElement === this.input && this.isAnswered && this.state?.query.trim()) {
      this.api.setIsOpen(true);
    }
  }
}
