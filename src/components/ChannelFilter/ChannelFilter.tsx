import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import '../filterForm.split.css';
import { type AddressForm, useAddressFilter } from '../useAddressFilter';
import { everything, type Filter, fitsRow, lengths, type MatrixRow, needs, readFilter, writeFilter } from './needs';

const textOf = (cell: Element): string => cell.textContent?.trim() ?? '';

function rowsIn(place: HTMLElement): { element: HTMLTableRowElement; row: MatrixRow }[] {
  const heads = [...place.querySelectorAll('thead th')].map(textOf);
  return [...place.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((element) => ({
    element,
    row: Object.fromEntries([...element.cells].map((cell, index) => [heads[index] ?? '', textOf(cell)])),
  }));
}

type Counted = { shown: number; all: number };

type FormProps = { readonly filter: Filter; readonly onChange: (filter: Filter) => void; readonly counted: Counted };

function ChannelForm({ filter, onChange, counted: { shown, all } }: FormProps) {
  return (
    <form className="filter-form" aria-label="Filter the channels" onSubmit={(event) => event.preventDefault()}>
      <div>
        <label>
          Channel
          <input
            type="search"
            value={filter.channel}
            onChange={({ target }) => onChange({ ...filter, channel: target.value })}
          />
        </label>
        <label>
          Text of at least
          <select
            value={filter.length}
            onChange={({ target }) => onChange({ ...filter, length: Number(target.value) })}
          >
            <option value={0}>any length</option>
            {lengths.map((length) => (
              <option key={length} value={length}>
                {length.toLocaleString('en')} characters
              </option>
            ))}
          </select>
        </label>
      </div>
      <fieldset>
        <legend>Needs</legend>
        {Object.entries(needs).map(([name, { label }]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={filter.needs.includes(name)}
              onChange={({ target }) => {
                const others = filter.needs.filter((need) => need !== name);
                onChange({ ...filter, needs: target.checked ? [...others, name] : others });
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div>
        <p role="status">
          {shown} of {all} channels
          {shown === 0 && all > 0
            ? '. No channel matches. Change the name, the length or the needs, or clear the filter.'
            : ''}
        </p>
        <button type="button" onClick={() => onChange(everything)}>
          Clear the filter
        </button>
      </div>
    </form>
  );
}

const inAddress: AddressForm<Filter> = { everything, read: readFilter, write: writeFilter, isSameEntry: () => true };

/**
 * A filter above the matrix of channels, which it is put around. It hides rows of the table, which is part of the
 * page, so that all rows are shown without script. The choice is kept in the query of the address.
 */
export default function ChannelFilter({ children }: { readonly children: ReactNode }) {
  const matrix = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const [filter, setFilter] = useAddressFilter(inAddress);
  const [counted, setCounted] = useState<Counted>({ shown: 0, all: 0 });

  useEffect(() => {
    const rows = matrix.current ? rowsIn(matrix.current) : [];
    for (const { element, row } of rows) {
      element.hidden = !fitsRow(row, filter);
    }
    setCounted({ shown: rows.filter(({ element }) => !element.hidden).length, all: rows.length });
  }, [filter]);

  return (
    <>
      <div className="table-filter channel-filter">
        {isBrowser && <ChannelForm filter={filter} onChange={setFilter} counted={counted} />}
      </div>
      <div ref={matrix}>{children}</div>
    </>
  );
}
