import type { Session } from './session';

/** Variables that the engine sets by itself (section 12.2). */
export const automaticVariables: ReadonlySet<string> = new Set([
  'query-',
  'query--',
  'reply-',
  'reply--',
  'auto_date',
  'auto_time',
  'auto_response_type',
  'auto_request_counter',
  'auto_response_counter',
  'auto_request_length',
  'auto_event_ids',
  'auto_reply_id',
  'auto_reply_label',
  'match_weight',
]);

/** All variables of a chat that have a value, by name. */
export function variablesOf(session: Session): Readonly<Record<string, string>> {
  return session.variables.toRecord();
}
