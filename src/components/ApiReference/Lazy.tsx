import { type ComponentType, useEffect, useState } from 'react';

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

  if (Part !== undefined) {
    return <Part {...props} />;
  }
  return (
    <div role="status" className="api-loading">
      {hasFailed ? (
        <>
          Could not load {name}.{' '}
          <button type="button" className="api-button" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </>
      ) : (
        `Loading ${name} …`
      )}
    </div>
  );
}
