import type { RefObject } from 'react';
import { loadFailure, tryAgain } from './loadFailure';

type Props = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly load: (isSure: boolean) => void;
};

/** That the panel did not come. It is in the script of every page, because without a connection nothing else comes. */
export default function Lost({ input, load }: Props) {
  const onClick = () => {
    // The button goes when the panel comes.
    input.current?.focus();
    load(true);
  };
  return (
    <p className="dos-search__lost">
      <span role="alert">{loadFailure()}</span>{' '}
      <button type="button" onClick={onClick}>
        {tryAgain()}
      </button>
    </p>
  );
}
