import { useId, useLayoutEffect, useRef, useState } from 'react';
import './filter.css';
import { isMatching } from './matching';

type Props = {
  /** What can be found, for example "Find a variable". */
  readonly label: string;
  /** Class of the list item. */
  readonly className: string;
};

/** Hides the links of the list that have another name, and groups in which none is left. */
function filterList(list: HTMLElement, query: string): number {
  const links = [...list.querySelectorAll<HTMLLIElement>('li:not(:has(ul))')].filter((item) => item.querySelector('a'));
  for (const item of links) item.hidden = !isMatching(item.textContent ?? '', query);
  for (const group of list.querySelectorAll<HTMLLIElement>('li:has(ul)')) {
    group.hidden = group.querySelector('li:not([hidden])') === null;
  }
  return links.filter(({ hidden }) => !hidden).length;
}

/**
 * The first item of a menu, a field that filters the others. It hides links that the menu has anyway, so that without script
 * the list is complete. Escape empties it.
 */
export default function MenuFilter({ label, className }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<number>();
  const id = useId();

  useLayoutEffect(() => {
    const list = item.current?.closest('ul');
    if (list) setFound(filterList(list, query));
  }, [query]);

  const isFiltered = query.trim() !== '';
  return (
    <li ref={item} className={className}>
      <label htmlFor={id} className="dos-unseen">
        {label}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || query === '') return;
          // In the mobile menu the same key would close the menu.
          event.stopPropagation();
          setQuery('');
        }}
      />
      <p role="status">
        {isFiltered && (found === 0 ? 'No name contains this. Type fewer letters.' : `${found} found`)}
      </p>
    </li>
  );
}
