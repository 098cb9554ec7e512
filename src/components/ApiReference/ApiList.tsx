import { Fragment, useEffect, useRef } from 'react';
import type { ApiPage } from '../../api/page';
import { closeFoldByKey } from '../closeFoldByKey';
import Method from './Method';
import { useCurrentSection } from './useCurrentSection';

/** Widths at which the list is next to the text (specification section 9: up to 996 px is narrow). */
const desktop = '(min-width: 997px)';

type Item = { readonly id: string; readonly title: string; readonly method?: string };

function Items({ items, current }: { items: Item[]; current: string | undefined }) {
  return (
    <ul>
      {items.map(({ id, title, method }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {method !== undefined && <Method name={method} />}
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** @returns the items of the list below their headings, in the order of the page */
function listOf({ basics, groups, schemas, callForms }: ApiPage): { title: string; items: Item[] }[] {
  return [
    { title: 'Basics', items: basics },
    ...groups.map(({ title, operations }) => ({
      title,
      items: operations.map(({ id, title, method }) => ({ id: `operation/${id}`, title, method })),
    })),
    {
      title: 'Reference',
      items: [
        { id: 'errors', title: 'Errors' },
        { id: 'changes', title: 'Changes' },
        ...(callForms.length > 0 ? [{ id: 'forms', title: 'Calls without a version and v1 calls' }] : []),
      ],
    },
    { title: 'Schemas', items: schemas.map(({ name }) => ({ id: `schema/${name}`, title: name })) },
  ];
}

/** The parts of the page, with the one that is read marked. On narrow screens it is closed until it is asked for. */
export default function ApiList({ page }: { readonly page: ApiPage }) {
  const nav = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const current = useCurrentSection(nav);

  useEffect(() => {
    const wide = matchMedia(desktop);
    const follow = () => {
      if (details.current) details.current.open = wide.matches;
    };
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // Firefox scrolls the page for a link that is half below it, and the list must not carry the focus away.
    if (current !== undefined && link && nav.current && !nav.current.querySelector(':focus-visible')) {
      const top = link.offsetTop - nav.current.scrollTop;
      if (top < 0 || top > nav.current.clientHeight - link.offsetHeight) {
        nav.current.scrollTop = link.offsetTop - nav.current.clientHeight / 3;
      }
    }
  }, [current]);

  /** On a desk it is a list beside the text, always open. */
  const isFold = () => !matchMedia(desktop).matches;
  const close = () => {
    if (details.current && isFold()) details.current.open = false;
  };

  return (
    <nav ref={nav} className="api-list" aria-label={`Parts of the ${page.title}`}>
      <details ref={details} onKeyDown={({ key }) => isFold() && closeFoldByKey(key, details.current, close)}>
        <summary>Calls and schemas</summary>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link in it was followed, by whatever means */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        <div className="api-list__parts" onClick={close}>
          {listOf(page).map(({ title, items }) => (
            <Fragment key={title}>
              <p>{title}</p>
              <Items items={items} current={current} />
            </Fragment>
          ))}
        </div>
      </details>
    </nav>
  );
}
