import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import styles from './Term.module.css';

type Props = {
  readonly id: string;
  readonly children: ReactNode;
};

/** The place of a term on the page of the terms, made by `plugins/transforms/remark/remarkGlossary.ts`. A link to an id that is not there fails the build. */
export default function TermAnchor({ id, children }: Props) {
  useBrokenLinks().collectAnchor(id);
  return (
    <dfn id={id} className={styles.place}>
      {children}
    </dfn>
  );
}
