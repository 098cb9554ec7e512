import { forgetAll, keep, kept } from '../../stored';

/** Each lesson has its own key, so that lessons that are open in two tabs do not overwrite each other. */
const prefix = 'dialogos.lesson.';

/** @returns what the reader last wrote in a lesson */
export const keptAnswer = (name: string): string | null => kept(prefix + name);

/** Keeps the answer to a lesson in this browser. An empty one is forgotten. */
export const keepAnswer = (name: string, text: string): boolean => keep(prefix + name, text);

export const forgetAnswers = (): void => forgetAll(prefix);
