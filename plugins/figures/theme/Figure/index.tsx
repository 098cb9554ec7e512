import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode, Ref, RefObject } from 'react';
import './drawing.css';
import styles from './styles.module.css';
import { useLargeView } from './useLargeView';
import { useOverflow } from './useOverflow';

interface FigureProps {
  /** The text below the drawing, without the word "Figure". */
  readonly caption: string;
  /** Ready markup with its own text alternative, drawn while the site was built; as a rule in two layouts. */
  readonly svg: string;
  /** What the children are: the numbers of a chart, or the names of the areas of a screen. */
  readonly below?: 'numbers' | 'legend';
  readonly children?: ReactNode;
}

/** @returns attributes of a place that scrolls: no other place is a stop of the Tab key (WCAG 2.1.1) */
function useScrolling(place: RefObject<HTMLElement | null>, caption: string) {
  const label = translate({ id: 'figures.scrollable', message: '{caption}, scrollable' }, { caption });
  return useOverflow(place) ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
}

/** What is below the drawing: numbers are folded away, because the drawing shows them; the names of areas are needed to read it. */
function Data({ place, below, children }: Pick<FigureProps, 'below' | 'children'> & { place: Ref<HTMLDivElement> }) {
  if (below === 'numbers') {
    return (
      <details className={styles.numbers}>
        <summary>
          <Translate id="figures.table">Show as a table</Translate>
        </summary>
        <div ref={place}>{children}</div>
      </details>
    );
  }
  return (
    children && (
      <div ref={place} className={styles.legend}>
        {children}
      </div>
    )
  );
}

/**
 * A drawing with its caption, the same data as text, and a large view, which shows the layout for wide screens beside its
 * data. Without script the button of the large view stays hidden.
 */
export default function Figure({ caption, svg, below, children }: FigureProps): ReactNode {
  const { dialog, drawing, largeDrawing, data, largeData, open, close } = useLargeView();
  const scrolling = useScrolling(drawing, caption);
  const largeScrolling = useScrolling(largeDrawing, caption);
  return (
    <div className={styles.block}>
      <figure className={styles.figure}>
        <div
          ref={drawing}
          className={`fig-frame ${styles.frame}`}
          {...scrolling}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has drawn it
          dangerouslySetInnerHTML={{ __html: svg }}
        />
        {/* A caption is the last in its figure; it is shown before the button. */}
        <div className={styles.foot}>
          <button aria-haspopup="dialog" className={styles.open} onClick={open} type="button">
            <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
              <path d="M7.5 1H11v3.5M4.5 11H1V7.5M11 1 7 5M1 11l4-4" />
            </svg>
            <Translate id="figures.open">Enlarge</Translate>
          </button>
        </div>
        <figcaption className={styles.caption}>
          <span className={styles.word}>
            <Translate id="figures.figure">Figure:</Translate>
          </span>{' '}
          {caption}
        </figcaption>
      </figure>
      <Data place={data} below={below}>
        {children}
      </Data>
      <dialog ref={dialog} aria-label={caption} className={styles.dialog} onClose={close}>
        <form className={styles.head} method="dialog">
          <strong>{caption}</strong>
          <button className={styles.open} type="submit">
            <Translate id="figures.close">Close</Translate>
          </button>
        </form>
        <div ref={largeDrawing} className={styles.large} {...largeScrolling} />
        {children && <div ref={largeData} className={below === 'legend' ? styles.legend : styles.numbers} />}
      </dialog>
    </div>
  );
}
