import { ids } from '../../../../src/api/common/ids';
import type { ApiDocument } from '../../../../src/api/openapi/document';
import type { Fill } from '../../../../src/api/page';
import { loadFacts } from '../../../../src/data/facts';

/** Ids that an integrator has at hand before the first call or after it. */
const known = ['uuid', 'cuid', 'buid', 'duid'] as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * @returns the host and the ids of the reader that the calls of a document need
 * @throws Error when the document names no host
 */
export function fillsOf(document: ApiDocument): Fill[] {
  const host = document.servers[0]?.variables.host.default;
  if (host === undefined) {
    throw new Error(`${document.info.title}: servers[0] has no variable "host". Fix: add it with its default.`);
  }
  const { identifiers } = loadFacts();
  const calls = JSON.stringify([document.paths, document.components.parameters]);
  // What a call returns need not be filled in: only what goes into a call.
  const sent = JSON.stringify(
    Object.values(document.paths).flatMap(({ post }) => [post?.requestBody?.content['application/json'].examples]),
  );
  const inPath = JSON.stringify(document.components.parameters ?? {});
  const used = known.filter((name) => calls.includes(ids[name]) && (sent + inPath).includes(ids[name]));
  return [
    { name: 'host', label: 'Host', value: host },
    ...used.map((name) => ({ name, label: capital(identifiers[name]?.name ?? name), value: ids[name] })),
  ];
}
