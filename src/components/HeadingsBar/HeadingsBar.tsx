import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import { type MouseEvent, useRef } from 'react';
import { closeFoldByKey } from '../closeFoldByKey';

/** The headings of a page on a phone: a bar that stays below the navbar and opens without script, too. */
export default function HeadingsBar({ className, ...headings }: Props) {
  const bar = useRef<HTMLDetailsElement>(null);
  const close = () => bar.current?.removeAttribute('open');
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) {
      close();
    }
  };
  return (
    <details
      ref={bar}
      className={className}
      onClick={closeOnLink}
      onKeyDown={({ key }) => closeFoldByKey(key, bar.current, close)}
    >
      <summary>On this page</summary>
      <TOCItems {...headings} className="table-of-contents" />
    </details>
  );
}
