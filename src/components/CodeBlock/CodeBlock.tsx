import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { type ReactNode, useContext, useId, useRef, useState } from 'react';
import { useOverflow } from '../ScrollableTable/useOverflow';
import { BlockAction } from './blockAction';
import styles from './CodeBlock.module.css';
import CopyButton from './CopyButton';
import { onPaper } from './onPaper';

type Props = {
  /** The code of a fence, coloured while building (`plugins/transforms/rehype/rehypeHighlight.ts`). */
  readonly html?: string;
  /** The code of a block that a page writes itself; it is printed plain. */
  readonly children?: ReactNode;
  /** `language-…`, as fences have it. */
  readonly className?: string;
  /** The same for blocks that a page writes itself. */
  readonly language?: string;
  readonly title?: ReactNode;
  /** Number of the first line, where lines are numbered. */
  readonly firstNumber?: string;
  /** Set where long lines are broken from the start. */
  readonly wrap?: string;
};

function languageOf({ className = '', language }: Props): string {
  return language ?? /(?:^|\s)language-(\S+)/.exec(className)?.[1] ?? 'text';
}

/** Code with its title, a button to copy it and, where a line is too long, one to break lines. */
export default function CodeBlock(props: Props) {
  const { html, children, title, firstNumber } = props;
  const language = languageOf(props);
  const pre = useRef<HTMLPreElement>(null);
  const titleId = useId();
  const action = useContext(BlockAction);
  const [wraps, setWraps] = useState(props.wrap !== undefined);
  const overflows = useOverflow(pre);
  const isCut = useOverflow(pre, 'Height');
  // Only code that scrolls is a stop of the Tab key, so that it can be scrolled from the keyboard (WCAG 2.1.1).
  const name = title === undefined ? { 'aria-label': `Code, ${language}` } : { 'aria-labelledby': titleId };
  const focusable = overflows || isCut ? { tabIndex: 0, role: 'group', ...name } : {};
  const numbered =
    firstNumber === undefined
      ? {}
      : { 'data-numbered': '', style: { counterReset: `code-line ${Number(firstNumber) - 1}` } };
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, `language-${language}`, styles.block)}>
      <div className={styles.bar} data-language={title === undefined ? language : undefined}>
        {title !== undefined && (
          <span id={titleId} className={clsx('theme-code-block-title', styles.title)}>
            {title}
          </span>
        )}
        <div className={styles.buttons}>
          {action}
          {(overflows || wraps) && (
            <button type="button" className={styles.button} aria-pressed={wraps} onClick={() => setWraps(!wraps)}>
              Wrap lines
            </button>
          )}
          <CopyButton code={pre} />
        </div>
      </div>
      {/* A browser that translates the page would change the code that readers copy. */}
      <pre
        ref={pre}
        className={clsx(styles.code, wraps && styles.wrapped)}
        translate="no"
        {...onPaper(html)}
        {...focusable}
      >
        {html === undefined ? (
          <code className={`language-${language}`}>{children}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has coloured it
          <code className={`language-${language}`} {...numbered} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
    </div>
  );
}
