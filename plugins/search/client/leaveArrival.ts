import { type Arrival, key, type Left } from './arrivalRecord';

// Apart from what takes it, which is in the script of every page.

/** State of the history that hands an arrival to the next page of this tab. */
export const stateOf = (arrival: Arrival): Record<string, Arrival> => ({ [key]: arrival });

/** Leaves an arrival for a page that opens in another tab or window; without storage it is not highlighted. */
export function leaveArrival(url: string, arrival: Arrival): void {
  const left: Left = { ...arrival, path: new URL(url, location.href).pathname, at: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(left));
  } catch {
    // The page opens all the same.
  }
}
