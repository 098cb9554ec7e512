import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useRef } from 'react';
import './drawing.css';
import styles from './styles.module.css';
import { useOverflow } from './useOverflow';

interface FigureProps {
  /** The text below the drawing, without the word "Figure". */
  readonly caption: string;
  /** Ready markup with its own name and description, drawn while the site was built; as a rule in two layouts. */
  readonly svg: string;
  /** What the children are: the numbers of a chart, or the names of the areas of a screen. */
  readonly below?: 'numbers' | 'legend';
  readonly children?: ReactNode;
}

/**
 * A drawing with its caption, the same data as text, and a large view. The large view borrows the drawing and the data
 * of the page and gives them back, so nothing is in the page twice: it shows the layout for wide screens, beside its
 * data. Without script its button stays hidden.
 */
export default function Figure({ caption, svg, below, children }: FigureProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const large = useRef<HTMLDivElement>(null);
  const data = useRef<HTMLDivElement>(null);
  const largeData = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  const largeOverflows = useOverflow(large);

  const move = (from: HTMLElement | null, to: HTMLElement | null) => {
    to?.append(...(from?.childNodes ?? []));
  };
  const open = () => {
    if (frame.current) {
      // The page must not move behind the large view.
      frame.current.style.minHeight = `${frame.current.offsetHeight}px`;
    }
    move(frame.current, large.current);
    move(data.current, largeData.current);
    dialog.current?.showModal();
  };
  const close = () => {
    move(large.current, frame.current);
    move(largeData.current, data.current);
  };

  // Only a figure that scrolls is a stop of the Tab key (WCAG 2.1.1).
  const scrolling = () => ({
    tabIndex: 0,
    role: 'group',
    'aria-label': translate({ id: 'figures.scrollable', message: '{caption}, scrollable' }, { caption }),
  });
  return (
    <div className={styles.block}>
      <figure className={styles.figure}>
        <div
          ref={frame}
          className={`fig-frame ${styles.frame}`}
          {...(overflows ? scrolling() : {})}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has drawn it
          dangerouslySetInnerHTML={{ __html: svg }}
        />
        {/* A caption is the last in its figure; the grid shows it before the button. */}
        <div className={styles.foot}>
          <button aria-haspopup="dialog" className={styles.open} onClick={open} type="button">
            <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
              <path d="M7.5 1H11v3.5M4.5 11H1V7.5M11 1 7 5M1 11l4-4" />
            </svg>
            <Translate id="figures.open">Open large</Translate>
          </button>
        </div>
        <figcaption className={styles.caption}>
          <span className={styles.word}>
            <Translate id="figures.figure">Figure:</Translate>
          </span>{' '}
          {caption}
        </figcaption>
      </figure>
      {below === 'numbers' ? (
        <details className={styles.numbers}>
          <summary>
            <Translate id="figures.table">Show as a table</Translate>
          </summary>
          <div ref={data}>{children}</div>
        </details>
      ) : (
        children && (
          <div ref={data} className={styles.legend}>
            {children}
          </div>
        )
      )}
      <dialog ref={dialog} aria-label={caption} className={styles.dialog} onClose={close}>
        <form className={styles.head} method="dialog">
          <strong>{caption}</strong>
          <button className={styles.open} type="submit">
            <Translate id="figures.close">Close</Translate>
          </button>
        </form>
        <div ref={large} className={styles.large} {...(largeOverflows ? scrolling() : {})} />
        {children && <div ref={largeData} className={below === 'legend' ? styles.legend : styles.numbers} />}
      </dialog>
    </div>
  );
}
