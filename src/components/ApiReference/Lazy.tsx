import { type ComponentType, useEffect, useRef, useState } from 'react';

type Props<Inner> = {
  /** Loads the part; the same function every time. */
  readonly load: () => Promise<{ default: ComponentType<Inner> }>;
  /** What is loaded, for the messages. */
  readonly name: string;
  readonly props: Inner;
};

/** A part of the page whose script is loaded when it is shown, with words for the time before and for a failure. */
export default function Lazy<Inner extends object>({ load, name, props }: Props<Inner>) {
  const [Part, setPart] = useState<ComponentType<Inner>>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** What is loaded, or the words for the time before. */
  const place = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isShown = true;
    setFailed(false);
    load().then(
      (module) => isShown && setPart(() => module.default),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [load, attempt]);

  const tryAgain = () => {
    // The button disappears, and the focus must not be lost with it.
    place.current?.focus();
    setAttempt(attempt + 1);
  };

  useEffect(() => {
    if (Part !== undefined && attempt > 0) place.current?.focus();
  }, [Part, attempt]);

  if (Part !== undefined) {
    return attempt === 0 ? (
      <Part {...props} />
    ) : (
      <div ref={place} tabIndex={-1}>
        <Part {...props} />
      </div>
    );
  }
  return (
    <div ref={place} role="status" tabIndex={-1} className="api-loading">
      {hasFailed ? (
        <>
          Could not load {name}.{' '}
          <button type="button" className="api-button" onClick={tryAgain}>
            Try again
          </button>
        </>
      ) : (
        `Loading ${name} …`
      )}
    </div>
  );
}
