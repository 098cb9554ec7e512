import { type ComponentType, startTransition, useState } from 'react';
import Lost, { type Props as LostProps } from './Lost';
import type { Props as PanelProps } from './Panel';

/** Asks a connection that is slow or paid for by the byte for nothing that is not certain to be used. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** @returns the panel once it is loaded, or what says that it could not be; and what loads it, or tries again */
export function useLazyPanel() {
  const [Panel, setPanel] = useState<ComponentType<PanelProps & LostProps>>();
  // What an event only starts is a separate task, so that a slow processor responds to the reader first.
  const load = (isSure: boolean) =>
    setTimeout(() => {
      if (isSure || !isSparing()) {
        import('./Panel').then(
          ({ default: loaded }) => startTransition(() => setPanel(() => loaded)),
          // What only a pointer has asked for, nobody misses.
          () => isSure && setPanel(() => Lost),
        );
      }
    });
  return { Panel, load, isLost: Panel === Lost };
}
