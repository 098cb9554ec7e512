/** How ready markup is written into a text: its id, which is unique on every page, and the markup. */
const form = /^ready:(\w+):/;

export const readyText = (id: string, markup: string): string => `ready:${id}:${markup}`;

/** @returns the parts of a ready text; a text without an id is markup as a whole */
export function readReadyText(text: string): { id: string | undefined; markup: string } {
  const [head = '', id] = form.exec(text) ?? [];
  return { id, markup: text.slice(head.length) };
}
