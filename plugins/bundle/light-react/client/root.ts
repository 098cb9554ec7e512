import { createRoot, hydrateRoot as hydrateAtOnce } from 'preact/compat/client';
import { hydrateInTurns } from './turns';

/** Docusaurus needs nothing of the root of a page that it has taken over. */
export function hydrateRoot(...given: Parameters<typeof hydrateAtOnce>): ReturnType<typeof createRoot> {
  hydrateInTurns(() => hydrateAtOnce(...given));
  return createRoot(given[0]);
}

export { createRoot };

export default { createRoot, hydrateRoot };
