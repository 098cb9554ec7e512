import Link from '@docusaurus/Link';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Term.module.css';

type Props = {
  /** Place of the term on the page of the terms. */
  readonly to: string;
  readonly meaning: string;
  readonly children: ReactNode;
};

/**
 * A term of the glossary, made by `plugins/transforms/remark/remarkTerms.ts`: a link to the page of the terms that shows the
 * meaning as a tip. Hover and focus show the tip, Escape closes it; the first touch shows it, the second follows the
 * link. Without script the meaning is the title of the link. The code of the tip is loaded on first use.
 */
export default function Term({ to, meaning, children }: Props) {
  const firstTouch = useRef(false);
  const hide = useRef<() => void>(undefined);
  // The tip is outside the text, which another page replaces.
  useEffect(() => () => hide.current?.(), []);

  /** @param place what the link must still match when the code of the tip has come: the reader may have moved on */
  async function show(link: HTMLElement, place = 'a'): Promise<boolean> {
    try {
      const { showTip } = await import('./termTip');
      if (link.matches(place)) hide.current = showTip(link, meaning);
      return true;
    } catch {
      // The tip could not be loaded: the link is still there.
      return false;
    }
  }

  async function touch(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (!firstTouch.current) {
      return;
    }
    // A key that follows a touch is no touch.
    firstTouch.current = false;
    const link = event.currentTarget;
    event.preventDefault();
    if (!(await show(link))) {
      window.location.assign(link.href);
    }
  }

  return (
    <Link
      to={to}
      className={styles.term}
      title={meaning}
      onPointerEnter={({ pointerType, currentTarget }) => pointerType === 'mouse' && show(currentTarget, ':hover')}
      onPointerDown={({ pointerType, currentTarget }) => {
        firstTouch.current = pointerType === 'touch' && !currentTarget.hasAttribute('aria-describedby');
      }}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show(currentTarget, ':focus')}
      onClick={touch}
    >
      {children}
    </Link>
  );
}
