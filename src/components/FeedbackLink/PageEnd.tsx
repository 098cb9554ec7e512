import ShortcutsButton from '../Shortcuts/ShortcutsButton';
import FeedbackLink from './FeedbackLink';
import styles from './PageEnd.module.css';

/** Last line of a documentation page. Its class is the one that the theme gives to the foot of a page. */
export default function PageEnd() {
  return (
    <footer className={`theme-doc-footer ${styles.end}`}>
      <FeedbackLink />
      <ShortcutsButton />
    </footer>
  );
}
