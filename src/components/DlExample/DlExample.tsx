import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BlockAction } from '../CodeBlock/blockAction';
import type Playground from '../DlPlayground/DlPlayground';
import { draftKey } from '../DlPlayground/files/draftKey';
import type { ExampleParts } from '../DlPlayground/files/example';
import { kept } from '../stored';
import styles from './DlExample.module.css';

type Props = ExampleParts & {
  /** The block of code, as readers without script see it. */
  readonly children: ReactNode;
};

type Opened = {
  readonly Playground: typeof Playground;
  /** Of the shared link by which it was opened. */
  readonly hash: string | undefined;
  /** Id in a link whose example this page no longer has. */
  readonly gone: string | undefined;
};

/** @returns the id that a shared link names, as the link writes it */
const wantedId = () => /^#dl=(.*?)(?:\.[^.]*)?$/.exec(location.hash)?.[1];

/** @returns the hash of the address while it is that of a shared link to the example */
const hashOf = (id: string) => (wantedId() === encodeURIComponent(id) ? location.hash : undefined);

/** @returns what the button says */
const labelFor = (id: string) => (kept(draftKey(id), 'sessionStorage') ? 'Continue editing' : 'Try it');

/** @returns the example that a shared link opens: the first one of the page, with an empty playground, if its own is gone */
function linked(id: string) {
  const all = [...document.querySelectorAll<HTMLElement>('[data-dl]')];
  return all.find(({ dataset }) => encodeURIComponent(dataset['dl'] as string) === id) ?? all[0];
}

/**
 * A DL example with the button that opens it as a playground in its place; `plugins/transforms/dl-examples` puts it around each
 * checked fence. Nothing of the playground is loaded before. A longer word than “Wait…” would wrap the bar of a phone.
 */
export default function DlExample({ children, ...parts }: Props) {
  const { id } = parts;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [label, setLabel] = useState('Try it');

  const open = async (hash?: string, gone?: string) => {
    setOpened(undefined);
    setLabel('Wait…');
    try {
      const { default: Playground } = await import('../DlPlayground/DlPlayground');
      setOpened({ Playground, hash, gone });
      setLabel('Try it');
    } catch {
      setLabel('Try again');
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when the page is opened or its hash changes
  useEffect(() => {
    const follow = () => {
      const wanted = wantedId();
      if (wanted !== undefined && linked(wanted) === root.current) {
        open(location.hash, hashOf(id) ? undefined : wanted);
      }
    };
    setLabel(labelFor(id));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id]);

  const close = () => {
    setOpened(undefined);
    setLabel(labelFor(id));
    requestAnimationFrame(() => button.current?.focus());
  };
  const state = label === 'Wait…' ? 'loading' : opened && !opened.gone ? 'open' : '';
  return (
    <div ref={root} data-dl={id} className={styles[state]}>
      <div className={styles['block']}>
        <BlockAction.Provider
          value={
            // While the address is that of a shared link, the button leads back to its text.
            <button ref={button} type="button" className={styles['button']} onClick={() => open(hashOf(id))}>
              {label}
            </button>
          }
        >
          {children}
        </BlockAction.Provider>
      </div>
      <p role="status" className={styles['status']}>
        {label === 'Try again' && 'The playground could not be loaded. The rest of the page still works.'}
      </p>
      {opened && <opened.Playground parts={parts} block={root} hash={opened.hash} gone={opened.gone} onClose={close} />}
    </div>
  );
}
