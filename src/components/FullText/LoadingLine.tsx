import type { FullText } from './useFullText';

function words({ progress, failed, texts }: FullText): string {
  if (progress !== undefined) {
    return `${progress.done} of ${progress.wanted} pages loaded.`;
  }
  if (failed.length > 0) {
    const titles = failed.map(({ title }) => title).join(', ');
    return `${failed.length === 1 ? 'One page' : `${failed.length} pages`} could not be loaded: ${titles}.`;
  }
  return texts.size > 0
    ? `The text of ${texts.size === 1 ? 'one page' : `${texts.size} pages`} is shown below the contents.`
    : '';
}

type Props = {
  readonly full: FullText;
  readonly className: string | undefined;
  /** A button that disappears when it is pressed takes the focus of the keyboard along. */
  readonly onGone: () => void;
};

/** What the loading is doing, and what a reader can do about it. */
export default function LoadingLine({ full, className, onGone }: Props) {
  const { progress, failed, texts, load, stop } = full;
  const isIdle = progress === undefined;
  return (
    <>
      <p role="status" className={className}>
        {words(full)}
      </p>
      {!isIdle && (
        <button
          type="button"
          onClick={() => {
            stop();
            onGone();
          }}
        >
          Stop
        </button>
      )}
      {isIdle && failed.length > 0 && (
        <button
          type="button"
          onClick={() => {
            load(failed);
            onGone();
          }}
        >
          Try again
        </button>
      )}
      {isIdle && texts.size > 0 && (
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      )}
    </>
  );
}
