import type { ApiId } from '../../../src/api/documents';
import type { Answers } from './answers';

/** Addresses of the mock itself, which no API has. */
export const controlPath = '/__mock/';

/** A call that the mock has received, as `/__mock/calls` lists it. */
export type ReceivedCall = { api: ApiId; method: string; path: string; body: string; status: number };

/** What the addresses show and do. */
export type Controlled = {
  calls: () => readonly ReceivedCall[];
  deliveries: () => ReturnType<Answers['deliveries']['sent']>;
  reset: () => void;
};

type Controls = Record<string, Record<string, (mock: Controlled) => unknown>>;

const controls: Controls = {
  calls: { GET: ({ calls }) => calls() },
  deliveries: { GET: ({ deliveries }) => deliveries() },
  reset: {
    POST: ({ reset }) => {
      reset();
      return { reset: true };
    },
  },
};

/** @returns the response to a call of `/__mock/…` */
export function control(
  method: string,
  pathname: string,
  mock: Controlled,
): { status: number; body: unknown; allow?: string } {
  const name = pathname.slice(controlPath.length);
  const methods = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!methods) {
    const addresses = Object.keys(controls).map((known) => `${controlPath}${known}`);
    return { status: 404, body: { error: `There is no ${pathname}. There are: ${addresses.join(', ')}` } };
  }
  const run = methods[method === 'HEAD' ? 'GET' : method];
  const allow = Object.keys(methods).join(', ');
  return run ? { status: 200, body: run(mock) } : { status: 405, body: { error: `Use ${allow}.` }, allow };
}
