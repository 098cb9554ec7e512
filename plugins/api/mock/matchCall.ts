import type { SimulatedApi } from '../../../src/api/simulate/calls';

export type MatchedCall = { operationId: string; path: Record<string, string> };

const name = /^\{(\w+)\}$/;

function idsOf(pattern: string, pathname: string): Record<string, string> | undefined {
  const parts = pattern.split('/');
  const given = pathname.split('/');
  if (parts.length !== given.length) {
    return undefined;
  }
  const ids: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? '';
    const id = name.exec(part)?.[1];
    if (id === undefined && part !== value) {
      return undefined;
    }
    if (id !== undefined) {
      ids[id] = value;
    }
  }
  return ids;
}

/** @returns the call of the API that has this method and path, with the values of the path, or nothing */
export function matchCall({ calls }: SimulatedApi, method: string, pathname: string): MatchedCall | undefined {
  for (const [operationId, call] of Object.entries(calls)) {
    const path = call.method === method ? idsOf(call.path, pathname) : undefined;
    if (path) {
      return { operationId, path };
    }
  }
  return undefined;
}
