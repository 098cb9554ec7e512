/** One fault in a text: where it is, why it is a fault, and what to do. Reason and fix are whole sentences. */
export type Fault = { file: string; line: number; reason: string; fix: string };

/** @returns a reason or fix of a text fault as a whole sentence */
export const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
