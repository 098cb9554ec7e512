import { type ReactNode, useId } from 'react';

import styles from './Figure.module.css';

interface FigureProps {
  /** Short name of the figure; read out first. */
  readonly title: string;
  /** What one learns from the figure, in 80 to 300 characters. */
  readonly description: string;
  /** The text below the figure, without the word "Figure". */
  readonly caption: string;
  /** Size of the drawing in its own units; about 360 wide, so that labels stay readable on a phone. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** An inline drawing with an accessible name, a description and a caption. Its colours come from CSS variables only. */
export default function Figure({ title, description, caption, width, height, children }: FigureProps): ReactNode {
  const id = useId();
  const titleId = `${id}-title`;
  const descriptionId = `${id}-desc`;
  return (
    <figure className={styles.figure}>
      <svg
        aria-labelledby={`${titleId} ${descriptionId}`}
        className={styles.drawing}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        <title id={titleId}>{title}</title>
        <desc id={descriptionId}>{description}</desc>
        {children}
      </svg>
      <figcaption className={styles.caption}>Figure: {caption}</figcaption>
    </figure>
  );
}
