import { InputFault, oneOf } from './input/inputFault';

const SHORTEST_ALT = 80;
const LONGEST_ALT = 300;
const KEYS = ['title', 'alt'];
const PAIR = /([\w-]+)="([^"]*)"\s*/y;

/**
 * Reads `title="…" alt="…"` behind the name of a fence.
 *
 * @returns caption and text alternative
 * @throws {InputFault} on line 0, the line of the fence itself
 */
export function readCaptions(meta: string): { title: string; alt: string } {
  const values = readPairs(meta.trim());
  const title = values.get('title')?.trim() ?? '';
  const alt = values.get('alt')?.trim() ?? '';
  if (title === '') {
    throw new InputFault(
      0,
      'The figure has no title',
      'write title="what the figure shows" after the name of the fence',
    );
  }
  if (/^figure\b/i.test(title)) {
    throw new InputFault(0, 'The title starts with "Figure", which the page adds itself', 'delete the word');
  }
  if (alt === '') {
    throw new InputFault(
      0,
      'The figure has no text alternative',
      `write alt="what a reader learns from it" with ${SHORTEST_ALT}–${LONGEST_ALT} characters`,
    );
  }
  if (/^(an? )?(image|picture|diagram|chart|figure) of\b/i.test(alt)) {
    throw new InputFault(
      0,
      `The text alternative starts with "${alt.split(' ').slice(0, 2).join(' ')}"`,
      'say what a reader learns from the figure, not what it looks like',
    );
  }
  if (alt.length < SHORTEST_ALT || alt.length > LONGEST_ALT) {
    throw new InputFault(
      0,
      `The text alternative has ${alt.length} characters, not ${SHORTEST_ALT}–${LONGEST_ALT}`,
      'say in one or two sentences what a reader learns from the figure',
    );
  }
  return { title, alt };
}

function readPairs(meta: string): Map<string, string> {
  const values = new Map<string, string>();
  PAIR.lastIndex = 0;
  let end = 0;
  for (let pair = PAIR.exec(meta); pair; pair = PAIR.exec(meta)) {
    const [, key = '', value = ''] = pair;
    if (!KEYS.includes(key)) {
      throw new InputFault(0, `"${key}" is unknown after the name of a figure`, oneOf(key, KEYS));
    }
    values.set(key, value);
    end = PAIR.lastIndex;
  }
  if (end < meta.length) {
    throw new InputFault(
      0,
      `"${meta.slice(end)}" after the name of the figure cannot be read`,
      'write title="…" alt="…" with straight quotes around each text and none inside',
    );
  }
  return values;
}
