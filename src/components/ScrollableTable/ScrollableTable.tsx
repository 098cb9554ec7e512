import { type ComponentProps, useRef } from 'react';
import styles from './ScrollableTable.module.css';
import { useOverflow } from './useOverflow';

/**
 * A table that scrolls sideways when it is wider than its place. Only then it is a stop of the Tab key,
 * so that it can be scrolled from the keyboard (WCAG 2.1.1) and a page of narrow tables has no extra stops.
 */
export default function ScrollableTable(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);

  const focusable = overflows ? { tabIndex: 0, role: 'group', 'aria-label': 'Scrollable table' } : {};
  return (
    <div ref={frame} className={styles.frame} data-fits={overflows === false || undefined} {...focusable}>
      <table {...props} />
    </div>
  );
}
