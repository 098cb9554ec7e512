import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/** The headings of a page on a phone: a bar that stays below the navbar and opens without script, too. */
export default function HeadingsBar({ toc, className, minHeadingLevel, maxHeadingLevel }: Props) {
  const bar = useRef<HTMLDetailsElement>(null);
  const close = () => bar.current?.removeAttribute('open');
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) {
      close();
    }
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && bar.current?.open) {
      close();
      bar.current.querySelector('summary')?.focus();
    }
  };
  return (
    <details ref={bar} className={className} onClick={closeOnLink} onKeyDown={closeOnEscape}>
      <summary>On this page</summary>
      <TOCItems
        toc={toc}
        minHeadingLevel={minHeadingLevel}
        maxHeadingLevel={maxHeadingLevel}
        className="table-of-contents"
      />
    </details>
  );
}
