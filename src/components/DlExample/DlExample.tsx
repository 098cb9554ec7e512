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
};

/** A link to an example that is gone is answered by the first one of the page, which can say so. */
function isMeant(own: HTMLElement, id: string): boolean {
  const wanted = /^#dl=(.*?)(?:\.[^.]*)?$/.exec(location.hash)?.[1];
  const all = [...document.querySelectorAll<HTMLElement>('[data-dl]')];
  return (
    wanted === id || (wanted !== undefined && all[0] === own && !all.some(({ dataset }) => dataset['dl'] === wanted))
  );
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
  const [state, setState] = useState<'loading' | 'failed'>();

  const open = async (hash?: string) => {
    setState('loading');
    try {
      const { default: Playground } = await import('../DlPlayground/DlPlayground');
      setOpened({ Playground, hash });
      setState(undefined);
    } catch {
      setState('failed');
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when the page is opened or its hash changes
  useEffect(() => {
    const follow = () => {
      if (root.current && isMeant(root.current, id)) {
        setOpened(undefined);
        open(location.hash);
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id]);

  const close = () => {
    setOpened(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };

  const label = state === undefined ? 'Try it' : { loading: 'Loading…', failed: 'Try again' }[state];
  return (
    <div ref={root} data-dl={id} className={opened && styles['open']}>
      <div className={styles['block']}>
        <BlockAction
          value={
            <button ref={button} type="button" className={styles['button']} onClick={() => open()}>
              {label}
            </button>
          }
        >
          {children}
        </BlockAction>
      </div>
      <p role="status" className={styles['status']}>
        {state === 'failed' && 'The playground could not be loaded. The rest of the page still works.'}
      </p>
      {opened && <opened.Playground parts={parts} block={root} hash={opened.hash} onClose={close} />}
    </div>
  );
}
