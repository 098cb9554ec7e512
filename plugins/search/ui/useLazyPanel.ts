import { type ComponentType, type RefObject, startTransition, useEffect, useState } from 'react';
import type { Props as PanelProps } from './Panel';

/** Asks a connection that is slow or paid for by the byte for nothing that is not certain to be used. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * @returns the panel once it is loaded, what loads it, and how often it did not come, although the reader was in the
 *   box; nothing is said of what only a pointer asked for
 */
export function useLazyPanel(input: RefObject<HTMLInputElement | null>, isActive: boolean) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failures, setFailures] = useState(0);
  // What an event only starts is a separate task, so that a slow processor responds to the reader first.
  const load = (isSure: boolean) =>
    setTimeout(() => {
      if (isSure || !isSparing()) {
        import('./Panel').then(
          ({ default: loaded }) =>
            startTransition(() => {
              setPanel(() => loaded);
              setFailures(0);
            }),
          () => isSure && setFailures((count) => count + 1),
        );
      }
    });
  useEffect(() => {
    const onOnline = () => (isActive || input.current?.value) && load(true);
    if (failures > 0) window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  });
  return { Panel, load, failures };
}
