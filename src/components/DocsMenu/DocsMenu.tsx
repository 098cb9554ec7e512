import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { prefersReducedMotion, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type TransitionEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './DocsMenu.module.css';
import { showOpenPage } from './showOpenPage';

/** The place of the documentation menu on a desk. It can be hidden, and is a strip with a button then. */
export default function DocsMenu({ sidebar, hiddenSidebarContainer: isNarrow, setHiddenSidebarContainer }: Props) {
  const { pathname } = useLocation();
  const name = useDocsSidebar()?.name;
  const [isHidden, setHidden] = useState(false);
  const viewport = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open page is another one at each address
  useEffect(() => {
    const list = viewport.current?.querySelector<HTMLElement>('nav');
    return list ? showOpenPage(list) : undefined;
  }, [pathname]);
  const isToggled = useRef(false);
  // The button that was pressed is gone then, and the focus must not be lost with it.
  useLayoutEffect(() => {
    const place = viewport.current;
    const { activeElement } = document;
    if (isToggled.current && (activeElement === document.body || place?.contains(activeElement))) {
      const button = isHidden ? place?.lastElementChild : place?.querySelector(':scope > * > button');
      if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    }
    isToggled.current = false;
  }, [isHidden]);
  const toggle = () => {
    isToggled.current = true;
    // Without motion there is no end of a transition to wait for.
    setHidden(!isHidden && prefersReducedMotion());
    setHiddenSidebarContainer(!isNarrow);
  };
  // The button of the theme calls this for every key, and Tab, for one, must lead past it.
  const expand = (event?: KeyboardEvent | MouseEvent) => {
    if (event && 'key' in event) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
    }
    toggle();
  };
  const hideWhenNarrow = ({ currentTarget, target }: TransitionEvent) => {
    if (currentTarget === target && isNarrow) {
      setHidden(true);
    }
  };
  return (
    <aside
      className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.place, isNarrow && styles.narrow)}
      aria-label="Documentation"
      onTransitionEnd={hideWhenNarrow}
    >
      <div key={name} ref={viewport} className={styles.viewport}>
        <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={isHidden} />
        {isHidden && <ExpandButton toggleSidebar={expand} />}
      </div>
    </aside>
  );
}
