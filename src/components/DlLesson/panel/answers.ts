/** Each lesson has its own key, so that lessons that are open in two tabs do not overwrite each other. */
const prefix = 'dialogos.lesson.';

/** Answers that the storage did not take; they last until the page is loaded again. */
const here = new Map<string, string>();

/** @returns what the reader last wrote in a lesson, or nothing */
export function keptAnswer(name: string): string | undefined {
  try {
    return here.get(name) ?? localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the answer to a lesson in this browser. An empty one is forgotten. */
export function keepAnswer(name: string, text: string): void {
  here.delete(name);
  try {
    if (text === '') localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, text);
  } catch {
    here.set(name, text);
  }
}

/** Forgets the answers to all lessons. */
export function forgetAnswers(): void {
  here.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}
