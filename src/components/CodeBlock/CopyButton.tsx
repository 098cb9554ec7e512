import type { RefObject } from 'react';
import styles from './CodeBlock.module.css';
import { type CopyResult, copyOrSelect, copyResults } from './copyOrSelect';
import { useShortly } from './useShortly';

/** Copies the text of an element and says so, on the screen and to screen readers. */
export default function CopyButton({ code }: { readonly code: RefObject<HTMLElement | null> }) {
  const [result, setResult] = useShortly<CopyResult>();

  return (
    <>
      <span role="status" className={styles.status}>
        {result && copyResults[result]}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label="Copy code"
        onClick={() => code.current && copyOrSelect(code.current.textContent, code.current).then(setResult)}
      >
        {result === 'copied' ? 'Copied' : 'Copy'}
      </button>
    </>
  );
}
