import type { Json } from '../openapi/document';

/** An error as a compiled validator reports it. */
export type BodyFault = { instancePath: string; keyword: string; params: Record<string, unknown> };
export type BodyCheck = ((body: unknown) => boolean) & { errors?: BodyFault[] | null };

/** What the simulator knows of one call. */
export type SimulatedCall = {
  method: 'GET' | 'POST';
  /** Path with names in braces, for example `/startDialog/{buid}`. */
  path: string;
  /** Names in the path. */
  ids: string[];
  /** Name of the check of its body; none for a call without a body. */
  body?: string;
  /** The documented answer: JSON, or plain text. */
  answer: Json;
  type: 'application/json' | 'text/plain';
};

/** One API: its calls by operationId, and the checks of their bodies by name of the schema. */
export type SimulatedApi = { calls: Record<string, SimulatedCall>; checks: Record<string, BodyCheck> };
