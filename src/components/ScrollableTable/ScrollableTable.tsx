import { type ComponentProps, useRef } from 'react';
import { useReadyMarkup } from '../../../plugins/ready-markup/client/useReadyMarkup';
import styles from './ScrollableTable.module.css';
import { useOverflow } from './useOverflow';

type Props = ComponentProps<'table'> & {
  /** The rows, where the build has made markup of them (`plugins/ready-markup`). */
  readonly html?: string;
};

/**
 * A table that scrolls sideways when it is wider than its place. Only then it is a stop of the Tab key,
 * so that it can be scrolled from the keyboard (WCAG 2.1.1) and a page of narrow tables has no extra stops.
 */
export default function ScrollableTable({ html, ...props }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const ready = useReadyMarkup(table, html ?? '');
  const overflows = useOverflow(frame);

  const focusable = overflows ? { tabIndex: 0, role: 'group', 'aria-label': 'Scrollable table' } : {};
  return (
    <div ref={frame} className={styles.frame} {...focusable}>
      {html === undefined ? <table {...props} /> : <table {...props} {...ready} />}
    </div>
  );
}
