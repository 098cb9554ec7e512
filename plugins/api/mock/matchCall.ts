import type { SimulatedApi, SimulatedCall } from '../../../src/api/simulate/calls';

export type MatchedCall = { operationId: string; call: SimulatedCall; path: Record<string, string> };

const name = /^\{(\w+)\}$/;

/** A path that cannot be decoded is no id, so its call is refused with 422. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

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
      ids[id] = decoded(value);
    }
  }
  return ids;
}

/** The methods of a path that is called with another one. */
export type OtherMethods = { methods: string[] };

/**
 * @returns the call of the API that has this method and path, with the values of the path; the methods of the path when
 * it has others; or nothing when there is no such path
 */
export function matchCall(
  { calls }: SimulatedApi,
  method: string,
  pathname: string,
): MatchedCall | OtherMethods | undefined {
  const found = Object.entries(calls).flatMap(([operationId, call]) => {
    const path = idsOf(call.path, pathname);
    return path ? [{ operationId, call, path }] : [];
  });
  const wanted = method === 'HEAD' ? 'GET' : method;
  const match = found.find(({ call }) => call.method === wanted);
  if (match || found.length === 0) {
    return match;
  }
  const methods = found.flatMap(({ call }) => (call.method === 'GET' ? ['GET', 'HEAD'] : ['POST']));
  return { methods: [...new Set([...methods, 'OPTIONS'])] };
}
