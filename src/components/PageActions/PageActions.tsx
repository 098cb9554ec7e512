import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownFile } from '@site/src/data/markdownFile';
import { useShortly } from '../CodeBlock/useShortly';
import { copyFrom } from './copyFrom';
import styles from './PageActions.module.css';

/** Time for which the result of copying stays on the screen. */
const shownFor = 5000;

/** Words of the button, before and after it has been pressed. */
const offer = 'Copy as Markdown';
const done = 'Copied';

type Props = {
  /** Address of the page with the base URL. */
  readonly permalink: string;
};

/** Copy the page as Markdown, view its Markdown text, print it. What needs script is hidden without script. */
export default function PageActions({ permalink }: Props) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [result, setResult] = useShortly<string>(shownFor);
  const address = baseUrl + markdownFile(`/${permalink.slice(baseUrl.length)}`);

  async function copy(): Promise<void> {
    setResult(undefined);
    try {
      await copyFrom(address);
      setResult(done);
    } catch (error) {
      console.warn(`${address} was not copied:`, error);
      setResult('Could not copy. Open “View Markdown” and copy the text from there.');
    }
  }

  return (
    <div className={`dos-page-actions ${styles.actions}`}>
      <button type="button" className={styles.scripted} onClick={copy}>
        <span className={styles.words} data-room={offer}>
          {result === done ? done : offer}
        </span>
      </button>
      <a href={address} rel="alternate" type="text/markdown">
        View Markdown
      </a>
      <button type="button" className={styles.scripted} onClick={() => window.print()}>
        Print
      </button>
      <span role="status" className={result === done ? 'dos-unseen' : styles.result}>
        {result}
      </span>
    </div>
  );
}
