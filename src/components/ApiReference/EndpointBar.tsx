import { useRef } from 'react';
import { copyOrSelect, copyResults } from '../CodeBlock/copyOrSelect';
import { useShortly } from '../CodeBlock/useShortly';
import { useCurrentPage } from './currentPage';
import Method from './Method';
import Path from './Path';

type Props = { readonly id: string; readonly method: string; readonly path: string; readonly isWebhook: boolean };

const parts = ['path', 'address', 'method and path'] as const;
type Part = (typeof parts)[number];

/** Method and address of a call. Each part that a program or a ticket needs can be copied. */
export default function EndpointBar({ id, method, path, isWebhook }: Props) {
  const { fills } = useCurrentPage();
  const line = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useShortly<{ part: Part; words: string }>();

  const copy = async (part: Part) => {
    const address = line.current?.querySelector('code');
    if (line.current && address) {
      // The base address on the screen is that of the reader.
      const texts = { path, address: address.textContent, 'method and path': `${method} ${path}` };
      // What the keyboard can copy is in one piece: with the method comes the whole address.
      const places = { path: address.querySelector('b') ?? address, address, 'method and path': line.current };
      setCopied({ part, words: copyResults[await copyOrSelect(texts[part], places[part])] });
    }
  };

  return (
    <div className="api-endpoint">
      <p ref={line} className="api-line">
        <Method name={method} />{' '}
        {isWebhook ? (
          'the address of your webhook'
        ) : (
          <code translate="no">
            <var data-fill="base">{fills[0]?.value}</var>
            <wbr />
            <b>
              <Path path={path} />
            </b>
          </code>
        )}
      </p>
      <p className="api-endpoint__foot">
        Operation <code translate="no">{id}</code>
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
      <span role="status" className="dos-unseen">
        {copied?.words}
      </span>
    </div>
  );
}
