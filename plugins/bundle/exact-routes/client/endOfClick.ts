import { inTask } from '../../light-react/client/task';

/**
 * When the click of a pointer has been heard, the browser lays the page out once more, to see what has been selected. If
 * the next page were there by then, all of it would be laid out before its first frame, and again for it: on a processor
 * four times slower the new heading came 45 ms later.
 *
 * @returns a promise that is kept after the click of a pointer that is being heard now; nothing where none is
 */
export function endOfClick(): Promise<void> | undefined {
  const { event } = window;
  return event instanceof MouseEvent && event.detail > 0 ? new Promise(inTask) : undefined;
}
