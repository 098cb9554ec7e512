import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { adviseNames } from '../../../src/data/nearNames';
import type { Facts } from '../../../src/data/schema';
import { readAttributes } from '../../texts/attributes';
import { type JsxElement, phrasing, textElement } from '../../texts/elements';
import { fail, type Place } from '../../texts/place';
import { factsFor } from '../../texts/sources/readFrom';
import { termAnchor } from '../../texts/termAnchor';
import { replaceElements, wordsFor } from './replaceElements';

type Entry = Facts['glossary'][string] & { readonly name: string };

/** Every form of every term in lower case. */
function formsOf(glossary: Facts['glossary']): Map<string, Entry> {
  return new Map(
    Object.entries(glossary).flatMap(([name, entry]) =>
      [entry.term, ...(entry.also ?? [])].map((form) => [form.toLowerCase(), { ...entry, name }] as const),
    ),
  );
}

function nameOf(element: JsxElement, place: Place): string {
  const shown = plainText(element).trim();
  if (shown === '') {
    fail(place, '<Term> has no words', 'write <Term>hand-over</Term>');
  }
  return readAttributes({ ...element, children: [] }, ['name'], place).get('name') ?? shown;
}

/**
 * Makes `<Term>hand-over</Term>` a link to its row on the page of the terms, with the meaning from the glossary.
 * The script of the page shows the meaning as a tip; without script it is a link like any other.
 *
 * @throws TextFault for a term that the glossary does not have, and for a term in a heading
 */
export default function remarkTerms() {
  return (tree: Root, file: VFile): void => {
    let forms: ReturnType<typeof formsOf> | undefined;
    replaceElements(tree, file, {
      Term: (node, place, parent) => {
        if (parent.type === 'heading') {
          fail(place, '<Term> is in a heading', 'mark the word in the text below it');
        }
        const name = nameOf(node, place);
        forms ??= formsOf(factsFor(file).glossary);
        const entry = forms.get(name.toLowerCase());
        if (entry === undefined) {
          return fail(place, `the glossary has no term "${name}"`, adviseNames(name, [...forms.keys()]));
        }
        const to = `/about/terms#${termAnchor(entry.name)}`;
        const link = textElement('Term', { to, meaning: entry.meaning.replaceAll('`', '') }, phrasing(node));
        return wordsFor(node, [link]);
      },
    });
  };
}
