import type { ReactNode } from 'react';
import './home.split.css';

type Props = {
  /** The part of the start page, which its styles know. */
  readonly of: 'hero' | 'actions' | 'cards' | 'card' | 'steps' | 'news';
  /** Sign of a card: name of an icon of `src/css/icons.css`. */
  readonly icon?: 'build' | 'connect' | 'chart' | 'people' | 'voice' | 'compass';
  readonly children: ReactNode;
};

/** A part of the start page around texts of `docs/intro.mdx`. Without styles they are plain paragraphs and lists. */
export default function HomePart({ of, icon, children }: Props) {
  return (
    <div className={`home-${of}`} data-icon={icon}>
      {children}
    </div>
  );
}
