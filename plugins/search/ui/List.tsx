import { translate } from '@docusaurus/Translate';
import { type MouseEvent, memo, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { Result } from '../client/messages';
import { pagesOf } from '../client/results';
import type { SessionApi, SessionState, Target } from '../client/session';
import type { Excerpts } from '../client/useExcerpts';
import Option from './Option';

export type Props = {
  readonly api: SessionApi;
  readonly collection: SessionState['collections'][number];
  /** Only so that the list is drawn again when it changes; `api` knows it, too. */
  readonly activeItemId: number | null;
  readonly excerpts: Excerpts;
  readonly open: (result: Result, target: Target) => void;
  /** The browser itself opens the link of a result in another tab. */
  readonly onOtherTab: (result: Result) => void;
};

/** Results of the first frame: on a slow processor all of them hold the page too long, texts being new to it. */
const firstFrame = 3;

function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // The callback runs before the frame, and what it queues after it.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

/** Results that come later, and texts that make them taller, would move what a key has chosen out of the list. */
function useChosenInView(list: RefObject<HTMLDivElement>, excerpts: Excerpts, isPainted: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes its height with these
  useEffect(() => {
    const [, ...others] = list.current?.querySelectorAll('[role="option"]') ?? [];
    const chosen = others.find((option) => option.matches('[aria-selected="true"]'));
    chosen?.scrollIntoView({ block: 'nearest' });
  }, [list, excerpts, isPainted]);
}

/** The results by page. */
function List({ api, collection: { items, source }, excerpts, open, onOtherTab }: Props) {
  const isPainted = useIsPainted();
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(list, excerpts, isPainted);
  const onClick = (event: MouseEvent, result: Result) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      onOtherTab(result);
    } else {
      event.preventDefault();
      open(result, 'here');
    }
  };

  return (
    <div
      ref={list}
      role="listbox"
      id="search-results"
      className="dos-search__list"
      aria-label={translate({ id: 'local-search.results', message: 'Search results' })}
    >
      {pagesOf(isPainted ? items : items.slice(0, firstFrame)).map((page) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div
          role="group"
          key={page[0]?.document.sectionRoute}
          aria-label={page[0]?.document.pageTitle}
          className="dos-search__page"
        >
          {page.map((item, at) => {
            const { id, 'aria-selected': isActive, onMouseMove, onMouseDown } = api.getItemProps({ item, source });
            return (
              <Option
                key={item.document.sectionRoute}
                {...{ id, onMouseMove, onMouseDown }}
                result={item}
                excerpt={excerpts.get(item.document.sectionRoute)}
                isFirst={at === 0}
                isActive={isActive}
                onClick={(event) => onClick(event, item)}
                onAuxClick={(event) => onClick(event, item)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A key changes the state of the panel several times, and the list only with an answer. */
export default memo(List);
