import { useState } from 'react';
import Lazy from './Lazy';

const load = () => import('../ApiTry/TryPanel');

type Props = {
  readonly operation: string;
  readonly title: string;
  /** Whether there is something to fill in. */
  readonly hasFields: boolean;
};

/** Opens the place in which a call is tried; nothing of it is loaded before. Closed, it keeps what the reader has typed. */
export default function TryButton({ hasFields, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className="api-try">
      <button
        type="button"
        className="api-button"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Close' : 'Try it'}: ${props.title}`}
        onClick={() => {
          setOpen(!isOpen);
          setOpened(true);
        }}
      >
        {isOpen ? 'Close' : 'Try it'}
      </button>
      {wasOpened && (
        <div hidden={!isOpen} className={hasFields ? 'api-try__fields' : undefined}>
          <Lazy load={load} name="the form" props={{ ...props, isOpen }} />
        </div>
      )}
    </div>
  );
}
