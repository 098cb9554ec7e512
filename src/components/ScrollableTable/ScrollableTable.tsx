import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './ScrollableTable.module.css';

/**
 * A table that scrolls sideways when it is wider than its place. Only then it is a stop of the Tab key,
 * so that it can be scrolled from the keyboard (WCAG 2.1.1) and a page of narrow tables has no extra stops.
 */
export default function ScrollableTable(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const focusable = overflows ? { tabIndex: 0, role: 'group', 'aria-label': 'Table that scrolls sideways' } : {};
  return (
    <div ref={frame} className={styles.frame} {...focusable}>
      <table {...props} />
    </div>
  );
}
