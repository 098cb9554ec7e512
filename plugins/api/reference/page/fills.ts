import { ids } from '../../../../src/api/common/ids';
import { exampleBase, mockAddresses } from '../../../../src/api/common/server';
import type { ApiDocument } from '../../../../src/api/openapi/document';
import type { Fill } from '../../../../src/api/page';
import { capitalised } from '../../../../src/data/capitalised';
import { loadFacts } from '../../../../src/data/facts';

/** Ids that an integrator has at hand before the first call or after it. */
const known = ['uuid', 'cuid', 'buid', 'duid'] as const;

/** The name as the texts of the page and the buttons of the builder write it: `assistant id` is **Assistant ID**. */
const labelOf = (name: string) => capitalised(name).replace(/ id$/, ' ID');

/**
 * The base address and the ids of the reader that the calls of a document need. Both mocks listen at a port of their own,
 * so each API has a base address, while an id is the same everywhere.
 *
 * @param api `capi` or `sapi`
 * @throws Error when the samples of the document have another base address
 */
export function fillsOf(document: ApiDocument, api: string): Fill[] {
  const base = document.servers[0]?.url.replace('{host}', document.servers[0].variables.host.default);
  if (base !== exampleBase) {
    throw new Error(
      `${document.info.title}: servers[0] is ${base}, and the samples call ${exampleBase}. Fix: give both one address.`,
    );
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
    { name: 'base', slot: `${api}.base`, label: 'Base address', value: base, mock: mockAddresses[api] ?? base },
    ...used.map((name) => ({ name, slot: name, label: labelOf(identifiers[name]?.name ?? name), value: ids[name] })),
  ];
}
