import { useEffect, useRef, useState } from 'react';
import { copyOrSelect, copyResults, resultShownFor } from '../CodeBlock/copyOrSelect';
import { useCurrentPage } from './currentPage';
import Method from './Method';

type Props = { readonly id: string; readonly method: string; readonly path: string; readonly isWebhook: boolean };

const parts = ['path', 'address', 'method and path'] as const;
type Part = (typeof parts)[number];

/** Method and address of a call. Each part that a program or a ticket needs can be copied. */
export default function EndpointBar({ id, method, path, isWebhook }: Props) {
  const { fills } = useCurrentPage();
  const address = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<{ part: Part; words: string }>();

  useEffect(() => {
    if (copied === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(undefined), resultShownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (part: Part) => {
    if (address.current) {
      // The base address on the screen is that of the reader.
      const texts = { path, address: address.current.textContent, 'method and path': `${method} ${path}` };
      setCopied({ part, words: copyResults[await copyOrSelect(texts[part], address.current)] });
    }
  };

  return (
    <div className="api-endpoint">
      <p className="api-line">
        <Method name={method} />{' '}
        {isWebhook ? (
          'the address of your webhook'
        ) : (
          <code ref={address}>
            <var data-fill="base">{fills[0]?.value}</var>
            <b>{path}</b>
          </code>
        )}
      </p>
      <p className="api-endpoint__foot">
        Operation <code>{id}</code>
        {!isWebhook && (
          <span className="api-copy">
            Copy
            {parts.map((part) => (
              <button
                key={part}
                type="button"
                aria-label={part === copied?.part ? undefined : `Copy ${part}`}
                onClick={() => copy(part)}
              >
                {part === copied?.part ? copied.words : part}
              </button>
            ))}
          </span>
        )}
      </p>
      <span role="status" className="api-unseen">
        {copied?.words}
      </span>
    </div>
  );
}
