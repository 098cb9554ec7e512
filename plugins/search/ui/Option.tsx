import { translate } from '@docusaurus/Translate';
import options from '@generated/local-search/default/panel.json';
import type { MouseEventHandler } from 'react';
import type { Excerpt, Result } from '../client/messages';
import type { Kind } from '../common/schema';
import Marked from './Marked';

type Props = {
  readonly id: string | undefined;
  readonly result: Result;
  /** The piece of its text around the words, when it has come. */
  readonly excerpt: Excerpt | undefined;
  /** The first of its page shows what is the same for all of them. */
  readonly isFirst: boolean;
  readonly isActive: boolean;
  readonly onClick: MouseEventHandler;
  readonly onAuxClick: MouseEventHandler;
  readonly onMouseMove: MouseEventHandler | undefined;
  readonly onMouseDown: MouseEventHandler | undefined;
};

/** The text that is stored with the section, until a piece around the words has come. */
function storedExcerpt({ document: { content }, marks }: Result): Excerpt | undefined {
  const isCut = content !== '' && !/[.!?:]$/.test(content);
  return content === '' ? undefined : { text: isCut ? `${content}…` : content, marks: marks.content };
}

const kindNames: Readonly<Record<Kind, () => string>> = {
  guide: () => translate({ id: 'local-search.kind.guide', message: 'Guide' }),
  reference: () => translate({ id: 'local-search.kind.reference', message: 'Reference' }),
  operation: () => translate({ id: 'local-search.kind.operation', message: 'API operation' }),
  post: () => options.blogLabel,
  page: () => translate({ id: 'local-search.kind.page', message: 'Page' }),
};

/** Where the section is: its categories and page. Below the first result of a page, only screen readers get it. */
function Path({ result: { document, marks }, isFirst }: Pick<Props, 'result' | 'isFirst'>) {
  const { sectionTitle, pageTitle, sidebarParentCategories } = document;
  const hasPage = pageTitle !== sectionTitle;
  if (!hasPage && (!isFirst || sidebarParentCategories.length === 0)) {
    return null;
  }
  return (
    <span className={isFirst ? 'dos-search__path' : 'dos-search__path dos-search__path--again'}>
      {isFirst &&
        sidebarParentCategories.map((category) => (
          <span key={category} className="dos-search__place">
            {category}
          </span>
        ))}
      {hasPage && <Marked className="dos-search__of" text={pageTitle} ranges={marks.pageTitle} />}
    </span>
  );
}

/** One result: a link that the arrow keys reach, so that the mouse can open it in a tab as any link. */
export default function Option({ id, result, excerpt, isFirst, isActive, ...listeners }: Props) {
  const { document, marks, question } = result;
  const { sectionRoute, sectionTitle, kind } = document;
  const shown = excerpt ?? storedExcerpt(result);
  return (
    <a
      role="option"
      id={id}
      className="dos-search__result"
      href={sectionRoute}
      tabIndex={-1}
      aria-selected={isActive}
      {...listeners}
    >
      <Marked className="dos-search__title" text={sectionTitle} ranges={marks.sectionTitle} />
      {isFirst && (
        <span className="dos-search__kind" data-kind={kind}>
          {kindNames[kind]()}
        </span>
      )}
      <Path {...{ result, isFirst }} />
      {question && <Marked className="dos-search__question" text={question} ranges={marks.question} />}
      {shown && <Marked className="dos-search__context" text={shown.text} ranges={shown.marks} />}
    </a>
  );
}
