import { createRoot, hydrateRoot as hydrateAtOnce } from 'preact/compat/client';
import { hydrateInTurns } from './turns';

/** Docusaurus does not use the root of a hydrated page. */
export function hydrateRoot(...given: Parameters<typeof hydrateAtOnce>): ReturnType<typeof createRoot> {
  hydrateInTurns(() => hydrateAtOnce(...given));
  return createRoot(given[0]);
}

export { createRoot };

export default { createRoot, hydrateRoot };
