import options from '@generated/local-search/default/panel.json';
import type { MouseEventHandler } from 'react';
import type { Result } from '../client/results';
import Marked from './Marked';

type Props = {
  readonly id: string | undefined;
  readonly result: Result;
  /** The first of its page shows what is the same for all of them. */
  readonly isFirst: boolean;
  readonly isActive: boolean;
  readonly onClick: MouseEventHandler;
  readonly onAuxClick: MouseEventHandler;
  readonly onMouseMove: MouseEventHandler | undefined;
  readonly onMouseDown: MouseEventHandler | undefined;
};

/** One result: a link that the arrow keys reach, so that the mouse can open it in a tab as any link. */
export default function Option({ id, result, isFirst, isActive, ...listeners }: Props) {
  const { document, marks, url } = result;
  const { sectionTitle, pageTitle, content, type, sidebarParentCategories } = document;
  const parent = sidebarParentCategories.at(-1);
  return (
    <a
      role="option"
      id={id}
      className="dos-search__result"
      href={url}
      tabIndex={-1}
      aria-selected={isActive}
      {...listeners}
    >
      <span className="dos-search__title">
        <Marked text={sectionTitle} ranges={marks.sectionTitle} />
      </span>
      {isFirst && (type === 'blog' || parent) && (
        <span className="dos-search__place">{type === 'blog' ? options.blogLabel : parent}</span>
      )}
      {pageTitle !== sectionTitle && (
        <span className={isFirst ? 'dos-search__of' : 'dos-search__of dos-search__of--again'}>
          <Marked text={pageTitle} ranges={marks.pageTitle} />
        </span>
      )}
      {content && (
        <span className="dos-search__context">
          <Marked text={content} ranges={marks.content} />
          {!/[.!?:]$/.test(content) && '…'}
        </span>
      )}
    </a>
  );
}
