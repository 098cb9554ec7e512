import { inTask } from '../../light-react/client/task';

/**
 * After the handlers of a click, the browser lays out the page once more to update the selection. If the next page were
 * rendered by then, it would be laid out as a whole, and again for its first frame: on a processor four times slower,
 * the new heading appeared 45 ms later.
 *
 * @returns a promise that resolves after the click that is being handled; nothing if no pointer event is being handled
 */
export function endOfClick(): Promise<void> | undefined {
  const { event } = window;
  return event instanceof MouseEvent && event.detail > 0 ? new Promise(inTask) : undefined;
}
