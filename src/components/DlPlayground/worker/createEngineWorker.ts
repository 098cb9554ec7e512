import type { EngineWorker } from './EngineClient';

/** Starts the engine in a worker, from a file of this site: no code is made from text. */
export function createEngineWorker(): EngineWorker {
  return new Worker(new URL('./engineWorker.ts', import.meta.url), { name: 'dl-engine' });
}
