import { useEffect, useRef } from 'react';
import type { ApiPage, Operation } from '../../api/page';
import { desktop } from './desktop';
import Method from './Method';
import { useCurrentSection } from './useCurrentSection';

type Item = { readonly id: string; readonly title: string; readonly method?: string };

function Items({ items, current }: { items: Item[]; current: string | undefined }) {
  return (
    <ul>
      {items.map(({ id, title, method }) => (
        <li key={id}>
          <a href={`#${id}`} {...(id === current ? { 'aria-current': 'location' } : {})}>
            {method !== undefined && <Method name={method} />}
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

const callItems = (operations: Operation[]): Item[] =>
  operations.map(({ id, title, method }) => ({ id: `operation/${id}`, title, method }));

/** The parts of the page, with the one that is read marked. On narrow screens it is closed until it is asked for. */
export default function ApiList({ page }: { readonly page: ApiPage }) {
  const { title, basics, groups, webhooks, schemas, callForms } = page;
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
    if (current !== undefined && link && nav.current) {
      const top = link.offsetTop - nav.current.scrollTop;
      if (top < 0 || top > nav.current.clientHeight - link.offsetHeight) {
        nav.current.scrollTop = link.offsetTop - nav.current.clientHeight / 3;
      }
    }
  }, [current]);

  const close = () => {
    if (details.current && !matchMedia(desktop).matches) details.current.open = false;
  };

  return (
    <nav ref={nav} className="api-list" aria-label={`Parts of the ${title}`}>
      <details ref={details}>
        <summary>Calls and schemas</summary>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link in it was followed, by whatever means */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        <div className="api-list__parts" onClick={close}>
          <p>Basics</p>
          <Items items={basics} current={current} />
          {groups.map((group) => (
            <div key={group.id}>
              <p>{group.title}</p>
              <Items items={callItems(group.operations)} current={current} />
            </div>
          ))}
          {webhooks && (
            <>
              <p>{webhooks.title}</p>
              <Items items={callItems(webhooks.operations)} current={current} />
            </>
          )}
          <p>Reference</p>
          <Items
            items={[
              { id: 'errors', title: 'Errors' },
              { id: 'changes', title: 'Changes' },
              ...(callForms.length > 0 ? [{ id: 'forms', title: 'Calls without a version and v1 calls' }] : []),
            ]}
            current={current}
          />
          <p>Schemas</p>
          <Items items={schemas.map(({ name }) => ({ id: `schema/${name}`, title: name }))} current={current} />
        </div>
      </details>
    </nav>
  );
}
