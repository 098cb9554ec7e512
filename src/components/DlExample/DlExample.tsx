import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BlockAction } from '../CodeBlock/blockAction';
import type Playground from '../DlPlayground/DlPlayground';
import type { ExampleParts } from '../DlPlayground/files/example';
import styles from './DlExample.module.css';

type Props = ExampleParts & {
  /** The block of code, as it stands without script. */
  readonly children: ReactNode;
};

type Opened = {
  readonly Playground: typeof Playground;
  /** Of the shared link by which it was opened. */
  readonly hash: string | undefined;
  /** Id in a link whose example this page no longer has. */
  readonly gone?: string;
};

/** @returns the id that a shared link names, as the link writes it */
const wantedId = () => /^#dl=(.*?)(?:\.[^.]*)?$/.exec(location.hash)?.[1];

/** A link to an example that is gone is answered by the first one of the page, with an empty playground. */
function isGone(own: HTMLElement, wanted: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-dl]')];
  return all[0] === own && !all.some(({ dataset }) => encodeURIComponent(dataset['dl'] as string) === wanted);
}

/** Whether this tab has changes of the reader, which `DlPlayground/files/drafts.ts` keeps. */
function hasDraft(id: string): boolean {
  try {
    return sessionStorage.getItem(`dialogos.dl:${location.pathname}#${id}`) !== null;
  } catch {
    return false;
  }
}

/**
 * A DL example with the button that opens it as a playground in its place; `plugins/transforms/dl-examples` puts it around each
 * checked fence. Nothing of the playground is loaded before.
 */
export default function DlExample({ children, ...parts }: Props) {
  const { id } = parts;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [label, setLabel] = useState('Try it');

  const open = async (hash?: string, gone?: string) => {
    setLabel('Loading…');
    try {
      const { default: Playground } = await import('../DlPlayground/DlPlayground');
      setOpened({ Playground, hash, ...(gone === undefined ? {} : { gone }) });
      setLabel('Try it');
    } catch {
      setLabel('Try again');
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when the page is opened or its hash changes
  useEffect(() => {
    const follow = () => {
      const wanted = wantedId();
      const gone = wanted !== undefined && root.current && isGone(root.current, wanted) ? wanted : undefined;
      if (wanted === encodeURIComponent(id) || gone !== undefined) {
        setOpened(undefined);
        open(location.hash, gone);
      }
    };
    if (hasDraft(id)) setLabel('Continue editing');
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id]);

  const close = () => {
    setOpened(undefined);
    if (hasDraft(id)) setLabel('Continue editing');
    requestAnimationFrame(() => button.current?.focus());
  };
  // While the address is that of a shared link, the button leads back to its text.
  const reopen = () => open(wantedId() === encodeURIComponent(id) ? location.hash : undefined);

  return (
    <div ref={root} data-dl={id} className={opened && opened.gone === undefined ? styles['open'] : undefined}>
      <div className={styles['block']}>
        <BlockAction
          value={
            <button ref={button} type="button" className={styles['button']} onClick={reopen}>
              {label}
            </button>
          }
        >
          {children}
        </BlockAction>
      </div>
      <p role="status" className={styles['status']}>
        {label === 'Try again' && 'The playground could not be loaded. The rest of the page still works.'}
      </p>
      {opened && (
        <opened.Playground
          parts={opened.gone === undefined ? parts : { id: opened.gone }}
          block={opened.gone === undefined ? root : undefined}
          hash={opened.hash}
          onClose={close}
        />
      )}
    </div>
  );
}
