import type { Json } from '../openapi/document';

/** Names under which an answer returns an id of the request. */
const answerNames: Record<string, string[]> = {
  buid: ['buid'],
  duid: ['duid'],
  DialogUID: ['dialog_uid'],
  cuid: ['cuid'],
};

/** @returns the documented answer with the ids of the request in place of the example ids */
export function withRequestIds(answer: Json, sent: Record<string, unknown>): Json {
  const ids = new Map<string, string>();
  for (const [name, names] of Object.entries(answerNames)) {
    const id = sent[name];
    if (typeof id === 'string') {
      for (const answerName of names) {
        ids.set(answerName, id);
      }
    }
  }
  const replaced = (json: Json): Json => {
    if (Array.isArray(json)) {
      return json.map(replaced);
    }
    if (typeof json !== 'object' || json === null) {
      return json;
    }
    return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, ids.get(name) ?? replaced(value)]));
  };
  return replaced(answer);
}
