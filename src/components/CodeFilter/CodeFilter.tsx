import { useLocation } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import '../filterForm.split.css';

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

const rowsOf = (table: HTMLElement | null): HTMLTableRowElement[] => [
  ...(table?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? []),
];

/**
 * A filter above the table of error codes, which it is put around. A number finds the codes that start with it, and
 * words find the rows that have all of them. The row that the address leads to is the current one. Without script, all rows are shown.
 */
export default function CodeFilter({ children }: { readonly children: ReactNode }) {
  const table = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [{ shown, all }, setCounted] = useState({ shown: 0, all: 0 });
  const { hash } = useLocation();

  useEffect(() => {
    const rows = rowsOf(table.current);
    const led = rows.find(({ id }) => `#${id}` === hash);
    for (const row of rows) {
      if (row === led) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
    }
    // The browser cannot scroll to a row that the filter hides.
    if (led?.hidden) {
      for (const row of rows) row.hidden = false;
      led.scrollIntoView();
      setQuery('');
    } else {
      setQuery((now = '') => now);
    }
  }, [hash]);

  useEffect(() => {
    if (query === undefined) return;
    const rows = rowsOf(table.current);
    for (const row of rows) {
      const text = row.textContent?.toLowerCase() ?? '';
      row.hidden = !words(query).every((word) => (/^\d+$/.test(word) ? text.startsWith(word) : text.includes(word)));
    }
    setCounted({ shown: rows.filter(({ hidden }) => !hidden).length, all: rows.length });
  }, [query]);

  return (
    <>
      <div className="table-filter">
        {query !== undefined && (
          <form
            className="filter-form"
            aria-label="Filter the error codes"
            onSubmit={(event) => event.preventDefault()}
          >
            <div>
              <label>
                Number or words
                <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
              </label>
              <p role="status">
                {shown} of {all} codes{shown === 0 && all > 0 ? '. Try fewer words, or the number alone.' : ''}
              </p>
            </div>
          </form>
        )}
      </div>
      <div ref={table} className="filtered-rows">
        {children}
      </div>
    </>
  );
}
