/** Names of variables (section 12). All names are compared in lower case. */

/** One turn A: cleared at the end of every turn (section 12.2). */
export const clearedEveryTurn: readonly string[] = ['that_anchor', 'last_mark', 'last_mark2'];

/** One turn B: cleared by every answered turn. */
export const clearedWhenAnswered: readonly string[] = [
  'last_service',
  'last_set1',
  'last_set2',
  'last_set3',
  'last_set4',
  'last_set5',
  'last_set6',
  'acv_info',
];

/** They are valid for one turn: for its reply, its request or the events before it. */
export const ofOneTurn: readonly string[] = [
  'animation',
  'disable_cache',
  'inputtype',
  'auto_event_ids',
  'auto_ellipsis_disclosed',
  'auto_ellipsis_id',
  'auto_ellipsis_detected',
];

/** Set by the engine or the channel only. */
const readOnly: ReadonlySet<string> = new Set([
  'query-',
  'query--',
  'reply-',
  'reply--',
  'auto_date',
  'auto_time',
  'auto_request_length',
  'auto_reply_id',
  'auto_reply_label',
  'auto_response_type',
  'auto_event_ids',
  'match_weight',
  'inf_person',
  'inf_uuid',
  'inf_cuid',
  'langdetectedkazakh',
  'inf_ellipsismode',
  'auto_ellipsis_disclosed',
  'auto_ellipsis_id',
  'auto_ellipsis_detected',
  'operator_state',
]);

/** Names that need no declaration (section 12.1). */
export const builtInVariables: ReadonlySet<string> = new Set([
  ...clearedEveryTurn,
  ...clearedWhenAnswered,
  ...readOnly,
  'auto_request_counter',
  'auto_response_counter',
  'skipunknown',
  'dictmergemethod',
  'dictmergeeffect',
  'disable_cache',
  'inputtype',
  'animation',
  'user_timezone',
]);

/** Names that the platform declares in every base: they are not built into the language. */
export const platformVariables: ReadonlySet<string> = new Set([
  'topic',
  'hostname',
  'inf_name',
  'inf_gender',
  'user_name',
  'user_lastname',
  'user_gender',
  'user_age',
  'user_city',
  'user_email',
  'user_phone',
]);

/** True for a name that needs no line in the list of variables of an assistant. */
export const isPlatformVariable = (name: string) => platformVariables.has(name) || name.startsWith('tree_');

const readOnlyPrefixes = ['reply-', 'query-', 'auto_reply_', 'quest_', 'business_'];

/** Variables that no rule may set: 11204 (section 12.2). */
export function isReadOnly(name: string): boolean {
  return readOnly.has(name) || readOnlyPrefixes.some((prefix) => name.startsWith(prefix));
}

/** `_name_`: set and visible immediately, but only inside one answer (section 12.1). */
export function isScratch(name: string): boolean {
  return name.length >= 3 && name.startsWith('_') && name.endsWith('_');
}

/** Names that are declared by their spelling. */
export function declaresItself(name: string): boolean {
  return isScratch(name) || name.startsWith('auto_reg_var_') || builtInVariables.has(name);
}

/** The characters of a name, for the lexer. */
export const variableName = /[A-Za-z0-9_\-+.]+/y;
