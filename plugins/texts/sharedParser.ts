import type { Kept } from '../build/kept/kept';

/** Some of everything that one parser may read and another not. */
const syntax = `---
a: b
---

# C {1}

:::tip[d]

<E f="g">h</E> ~~i~~ :j[k] https://l.example

:::

| m |
|---|
| n[^o] |

[^o]: - [ ] p
`;

/**
 * Lets whoever parses a text first do it for all: the checks of the texts and the compiler of the pages, in two processes
 * and with two parsers. Those that read a sample differently share nothing.
 *
 * @param parse gives the tree of a text with its front matter, in which `{#` is escaped
 * @returns the same for a text, and the results of this build and earlier ones
 */
export function sharedParser<Tree>(parse: (text: string) => Tree): (text: string, results: Kept) => Tree {
  let sample: string | undefined;
  return (text, results) => {
    sample ??= JSON.stringify(parse(syntax));
    return results.value('mdx-tree', [sample, text], () => parse(text));
  };
}
