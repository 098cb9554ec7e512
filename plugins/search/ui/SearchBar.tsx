import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { areKeysOff } from '@local-search/host';
import { type ComponentType, type FocusEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { takeArrival } from '../client/arrivalRecord';
import { LIMITS } from '../common/schema';
import type { Props as ArrivalProps } from './Arrival';
import type { Props as PanelProps } from './Panel';
import { fieldClass, searchKey } from './searchKeys';
import './search.css';

/** Name of the key that starts commands on this machine. In the browser only. */
const modName = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** Asks a connection that is slow or paid for by the byte for nothing that is not certain to be used. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * The search box of the navbar. Only the field is here; what finds and shows results is loaded when a reader points at
 * the box or comes to it by key, and a failure of that is tried again the next time.
 */
export default function SearchBar() {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const location = useLocation();
  const isFirst = useRef(true);
  const submitted = useRef('');
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [marks, setMarks] = useState<ArrivalProps & { Component: ComponentType<ArrivalProps> }>();
  const [isActive, setActive] = useState(false);
  const [hint, setHint] = useState('');

  // The keys of a machine and the choice of a reader are not known while building.
  useEffect(() => setHint(searchKey && !areKeysOff() ? `${modName()} ${searchKey.key.toUpperCase()}` : ''), []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-searching', isActive);
  }, [isActive]);
  useEffect(() => {
    setMarks(undefined);
    const arrival = takeArrival(location.state, isFirst.current);
    isFirst.current = false;
    if (arrival) {
      import('./Arrival').then(
        ({ default: Component }) => setMarks({ Component, arrival, onEnd: () => setMarks(undefined) }),
        () => undefined,
      );
    }
  }, [location]);

  // What an event only starts is a separate task, so that a slow processor responds to the reader first.
  const load = (isSure: boolean) =>
    setTimeout(() => {
      if (isSure || !isSparing()) {
        import('./Panel').then(
          ({ default: loaded }) => startTransition(() => setPanel(() => loaded)),
          () => undefined,
        );
      }
    });
  const leave = useCallback(() => {
    setActive(false);
    input.current?.blur();
  }, []);
  const onFocus = ({ target }: FocusEvent) => {
    load(true);
    // Selecting a button of the box does not mean that the reader wants to type.
    if (target === input.current) {
      startTransition(() => setActive(true));
    }
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Without a next element the reader is scrolling the results, or in another window.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) {
      setActive(false);
    }
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an element of its own would need one more for the form */}
      <form
        ref={form}
        className="dos-search"
        role="search"
        data-active={isActive || undefined}
        onPointerEnter={() => load(false)}
        onFocus={onFocus}
        onBlur={onBlur}
        onSubmit={(event) => {
          event.preventDefault();
          submitted.current = input.current?.value ?? '';
        }}
      >
        <button
          type="submit"
          className="dos-search__submit"
          title={translate({ id: 'local-search.submit', message: 'Submit' })}
        />
        <input
          ref={input}
          className={fieldClass}
          // A combobox that is a search field of HTML has no allowed role.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-expanded="false"
          aria-autocomplete="list"
          aria-label={translate({ id: 'local-search.label', message: 'Search' })}
          placeholder={translate({ id: 'local-search.placeholder', message: 'Search' })}
          maxLength={LIMITS.query}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck="false"
        />
        {hint && (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a sign of a key takes no focus
          <kbd className="dos-search__hint" aria-hidden="true">
            {hint}
          </kbd>
        )}
        <button
          type="reset"
          className="dos-search__clear"
          title={translate({ id: 'local-search.clear', message: 'Clear' })}
        />
        <button
          type="button"
          className="dos-search__cancel"
          title={translate({ id: 'local-search.cancel', message: 'Cancel' })}
          onClick={leave}
        >
          {translate({ id: 'local-search.cancel', message: 'Cancel' })}
        </button>
        {Panel && form.current && input.current && (
          <Panel form={form.current} input={input.current} submitted={submitted} isActive={isActive} leave={leave} />
        )}
      </form>
      {marks && <marks.Component arrival={marks.arrival} onEnd={marks.onEnd} />}
    </>
  );
}
