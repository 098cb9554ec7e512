import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { areKeysOff } from '@local-search/host';
import { type ComponentType, type MouseEvent, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { takeArrival } from '../client/arrivalRecord';
import { BOX_LIMITS } from '../common/boxLimits';
import type { Props as ArrivalProps } from './Arrival';
import { fieldClass, searchKey } from './searchKeys';
import { useActive } from './useActive';
import { useKept } from './useKept';
import { useLazyPanel } from './useLazyPanel';
import './search.css';

/** Name of the key that starts commands on this machine. In the browser only. */
const modName = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** Marks the words on a page that was opened from a result. */
function Marks() {
  const location = useLocation();
  const isFirst = useRef(true);
  const [marks, setMarks] = useState<ArrivalProps & { Component: ComponentType<ArrivalProps> }>();
  useEffect(() => {
    let isOver = false;
    setMarks(undefined);
    const arrival = takeArrival(location.state, isFirst.current);
    isFirst.current = false;
    if (arrival) {
      import('./Arrival').then(
        ({ default: Component }) => isOver || setMarks({ Component, arrival, onEnd: () => setMarks(undefined) }),
        () => undefined,
      );
    }
    return () => {
      isOver = true;
    };
  }, [location]);
  return marks && <marks.Component arrival={marks.arrival} onEnd={marks.onEnd} />;
}

/** The key that leads to the box. The machine and the choice of the reader are not known while building. */
function Hint() {
  const [hint, setHint] = useState('');
  useEffect(() => setHint(searchKey && !areKeysOff() ? `${modName()} ${searchKey.key.toUpperCase()}` : ''), []);
  return (
    hint && (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a sign of a key takes no focus
      <kbd className="dos-search__hint" aria-hidden="true">
        {hint}
      </kbd>
    )
  );
}

function Field({ input }: { readonly input: Ref<HTMLInputElement> }) {
  return (
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
      maxLength={BOX_LIMITS.query}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck="false"
    />
  );
}

type CancelProps = { readonly form: RefObject<HTMLFormElement | null>; readonly leave: () => void };

/** Ends the sheet of a narrow screen. */
function Cancel({ form, leave }: CancelProps) {
  const onClick = ({ detail }: MouseEvent) => {
    leave();
    // Whoever ends the sheet by key goes on from where it was opened.
    if (detail === 0) form.current?.querySelector('button')?.focus();
  };
  const label = translate({ id: 'local-search.cancel', message: 'Cancel' });
  return (
    <button type="button" className="dos-search__cancel" title={label} onClick={onClick}>
      {label}
    </button>
  );
}

/** The search box of the navbar. What finds and shows results is loaded when a reader points at the box or comes to it by key. */
export default function SearchBar() {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const submitted = useRef('');
  const { Panel, load, isLost } = useLazyPanel();
  const { isActive, enter, leave, onBlur } = useActive(input);
  useKept(input);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an element of its own would need one more for the form */}
      <form
        ref={form}
        className="dos-search"
        role="search"
        data-active={isActive || undefined}
        onPointerEnter={() => load(false)}
        onFocus={(event) => {
          load(true);
          enter(event);
        }}
        onInput={() => isLost && load(true)}
        onBlur={onBlur}
        onSubmit={(event) => {
          event.preventDefault();
          if (isActive) submitted.current = input.current?.value ?? '';
          input.current?.focus();
        }}
      >
        <button
          type="submit"
          className="dos-search__submit"
          title={translate({ id: 'local-search.submit', message: 'Submit' })}
        />
        <Field input={input} />
        <Hint />
        <button
          type="reset"
          className="dos-search__clear"
          title={translate({ id: 'local-search.clear', message: 'Clear' })}
        />
        <Cancel form={form} leave={leave} />
        {Panel && form.current && input.current && (
          <Panel
            form={form.current}
            input={input.current}
            submitted={submitted}
            isActive={isActive}
            leave={leave}
            load={load}
          />
        )}
      </form>
      <Marks />
    </>
  );
}
