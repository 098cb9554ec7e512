import choices from '@generated/release-filter/default/choices.json';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type AddressForm, useAddressFilter } from '../useAddressFilter';
import { everything, type Filter, isSet, isTyping, longestText, readFilter, writeFilter } from './filter';
import '../filterForm.split.css';
import './filter.split.css';
import { nextRelease } from './nextRelease';
import { statusOf } from './statusOf';

type Loaded = typeof import('./FoundChanges');

const inAddress: AddressForm<Filter> = {
  everything,
  read: (search) => readFilter(search, choices),
  write: writeFilter,
  isSameEntry: isTyping,
};

const parts = [
  ['areas', 'Areas'],
  ['kinds', 'Kinds'],
] as const;

type Change = { readonly filter: Filter; readonly onChange: (filter: Filter) => void };

function VersionAndWords({ filter, onChange, isNewer }: Change & { readonly isNewer: boolean }) {
  return (
    <div>
      <label>
        Your version
        <select value={filter.since} onChange={({ target }) => onChange({ ...filter, since: target.value })}>
          <option value="">any</option>
          {isNewer && <option>{filter.since}</option>}
          {choices.versions.map((version) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      </label>
      <label>
        Words
        <input
          type="search"
          maxLength={longestText}
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={choices.urgent.every((id) => filter.kinds.includes(id))}
          onChange={({ target }) => {
            const others = filter.kinds.filter((id) => !choices.urgent.includes(id));
            onChange({ ...filter, kinds: target.checked ? [...choices.urgent, ...others] : others });
          }}
        />
        Breaking, security and deprecated
      </label>
    </div>
  );
}

function AreasAndKinds({ filter, onChange }: Change) {
  const chosen = parts.flatMap(([part]) => filter[part].map((id) => choices[part][id]));
  return (
    <details>
      <summary>
        <span>
          Areas and kinds
          {chosen.length > 0 && <span>: {chosen.join(', ')}</span>}
        </span>
      </summary>
      {parts.map(([part, legend]) => (
        <fieldset key={part}>
          <legend>{legend}</legend>
          <div>
            {Object.entries(choices[part]).map(([id, name]) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={filter[part].includes(id)}
                  onChange={({ target }) => {
                    const others = filter[part].filter((other) => other !== id);
                    onChange({ ...filter, [part]: target.checked ? [...others, id] : others });
                  }}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}

/**
 * A filter above release notes, which it is put around: once something is chosen, one list of all matching changes replaces them.
 * The changes are loaded when a reader gets close to the form; without script there is no form.
 */
export default function ReleaseFilter({ children }: { readonly children: ReactNode }) {
  const [filter, setFilter] = useAddressFilter(inAddress);
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const isOn = isSet(filter);
  const status = useRef<HTMLParagraphElement>(null);

  const load = useCallback(() => {
    import('./FoundChanges').then(setLoaded, () => setLoaded('failed'));
  }, []);
  const tryAgain = () => {
    // The button disappears, and the focus must not be lost with it.
    status.current?.focus();
    load();
  };
  const loadOnce = () => {
    if (loaded === undefined) load();
  };

  useEffect(() => {
    if (isOn) load();
  }, [isOn, load]);

  const changes = typeof loaded === 'object' ? loaded : undefined;
  const found = isOn ? changes?.findChanges(filter) : undefined;
  const hasFailed = isOn && loaded === 'failed';
  const newest = choices.versions[0] ?? '';
  const next = nextRelease(filter.since, choices.versions);

  return (
    <>
      <form
        className="filter-form release-filter"
        aria-label="Filter release notes"
        onSubmit={(event) => event.preventDefault()}
        onFocus={loadOnce}
        onPointerEnter={loadOnce}
      >
        <VersionAndWords filter={filter} onChange={setFilter} isNewer={next !== undefined} />
        <AreasAndKinds filter={filter} onChange={setFilter} />
        <div>
          <p ref={status} role="status" tabIndex={-1}>
            {[next, statusOf({ filter, newest, found, hasFailed })].filter(Boolean).join(' ')}
          </p>
          {hasFailed && (
            <button type="button" onClick={tryAgain}>
              Try again
            </button>
          )}
          <button type="button" onClick={() => setFilter(everything)}>
            Clear the filter
          </button>
        </div>
      </form>
      {changes && found ? <changes.default releases={found} /> : children}
    </>
  );
}
