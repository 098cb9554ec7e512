import type { Props } from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

export default function NavigableTOC(props: Props) {
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      <TOC {...props} />
    </nav>
  );
}
