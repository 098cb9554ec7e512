/** @returns words about an error of the engine, or of loading it, for a reader who can only try again */
export function engineFailure(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The engine could not start: ${reason || 'its file could not be loaded'}. Try again.`;
}
