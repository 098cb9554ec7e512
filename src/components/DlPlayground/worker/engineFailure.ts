import { WorkerNotLoaded } from './EngineClient';

/** @returns words about an error of the engine, or of loading it, for a reader who can only try again */
export function engineFailure(error: unknown): string {
  if (error instanceof WorkerNotLoaded) return 'The engine could not be loaded. Try again.';
  const reason = error instanceof Error ? error.message : String(error);
  return `The engine stopped because of an error: ${reason.replace(/\.$/, '')}. Change the rules, or try again.`;
}
