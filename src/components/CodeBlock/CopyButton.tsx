import { type RefObject, useEffect, useState } from 'react';
import styles from './CodeBlock.module.css';
import { copyText } from './copyText';

/** Time for which the result of copying stays on the screen. */
const shownFor = 2000;

const results = {
  copied: 'Copied',
  // The clipboard is closed to pages without https and to readers who refuse it: the keyboard still can.
  selected: 'Selected: copy it with the keyboard',
};

async function copy(element: HTMLElement): Promise<keyof typeof results> {
  if (await copyText(element.textContent)) return 'copied';
  getSelection()?.selectAllChildren(element);
  return 'selected';
}

/** Copies the text of an element and says so, on the screen and to screen readers. */
export default function CopyButton({ code }: { readonly code: RefObject<HTMLElement | null> }) {
  const [result, setResult] = useState<keyof typeof results>();

  useEffect(() => {
    if (result === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setResult(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [result]);

  return (
    <>
      <span role="status" className={styles.status}>
        {result && results[result]}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label="Copy code"
        onClick={() => code.current && copy(code.current).then(setResult)}
      >
        {result === 'copied' ? '✓' : 'Copy'}
      </button>
    </>
  );
}
