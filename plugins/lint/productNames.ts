import { loadFacts } from '../../src/data/facts';

/** Names that a page may print of the product, as the facts have them. */
export type ProductNames = {
  /** Labels of screens, menus, settings and lists, word for word. */
  labels: ReadonlySet<string>;
  /** Codes of messages. */
  codes: ReadonlySet<string>;
  /** Hot keys as the data writes them, also those of macOS, and each key of a sequence. */
  keys: ReadonlySet<string>;
};

const separators = /\s*[,;:·]\s+|\s\/\s|\s+→\s+|\*\*|[()]/;

/** Labels of the screen start with a capital letter or a digit. */
const isLabel = (name: string) => /^[\p{Lu}\p{N}]/u.test(name);

/** A fact is one name, or a list of names in one text: "Chat, Variables, Trace". */
function namesIn(value: unknown, names: Set<string>): void {
  if (typeof value === 'string') {
    const all = [value, ...value.split(separators)].map((name) => name.trim());
    for (const name of all.filter(isLabel)) {
      names.add(name);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) {
      namesIn(part, names);
    }
  }
}

let known: ProductNames | undefined;

/** @returns the names of the product, read once */
export function productNames(): ProductNames {
  if (known === undefined) {
    const facts = loadFacts();
    const labels = new Set<string>();
    namesIn(facts, labels);
    const hotkeys = Object.values(facts.hotkeys);
    const keys = hotkeys.flatMap(({ keys: all, macos }) => [all, ...(macos === undefined ? [] : [macos])]);
    const steps = keys.flatMap((name) => name.split(' then '));
    known = { labels, codes: new Set(Object.keys(facts.messages)), keys: new Set([...keys, ...steps]) };
  }
  return known;
}
