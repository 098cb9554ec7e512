import type { PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Facts } from '../../../src/data/schema';
import { needAttribute, readAttributes } from '../../texts/attributes';
import { text, textElement } from '../../texts/elements';
import { fail, type Place } from '../../texts/place';
import { factsFor } from '../../texts/sources/readFrom';
import { termAnchor } from '../../texts/termAnchor';
import { linkTo, markedText } from './facts/inline';
import { tableOf } from './facts/table';
import { replaceElements } from './replaceElements';

type Named = readonly [string, Facts['glossary'][string]];

const heads = ['Term', 'Russian', 'Meaning', 'Page'];

function rowOf([name, { term, also = [], russian, meaning, page }]: Named): PhrasingContent[][] {
  return [
    [textElement('TermAnchor', { id: termAnchor(name) }, [text([term, ...also].join(', '))])],
    [textElement('span', { lang: 'ru' }, [text(russian)])],
    markedText(meaning),
    linkTo(page),
  ];
}

function lettersOf(range: string, place: Place): readonly [string, string] {
  const [, first = '', last = ''] = /^([a-z])-([a-z])$/.exec(range) ?? [];
  return first !== '' && first <= last
    ? [first, last]
    : fail(place, `"${range}" is not a range of letters`, 'write letters="a-c"');
}

/**
 * Makes `<Glossary letters="a-c" />` the table of the terms that start with these letters, in the order of the
 * alphabet. Each term has its own id, to which `<Term>` leads.
 *
 * @throws TextFault for letters that are not a range, and for a range without a term
 */
export default function remarkGlossary() {
  return (tree: Root, file: VFile): void => {
    replaceElements(tree, file, {
      Glossary: (node, place) => {
        const range = needAttribute(readAttributes(node, ['letters'], place), 'letters', 'Glossary', place);
        const [first, last] = lettersOf(range, place);
        const terms = Object.entries(factsFor(file).glossary);
        terms.sort(([, a], [, b]) => a.term.localeCompare(b.term, 'en'));
        const rows = terms.filter(([, { term }]) => {
          const letter = term.charAt(0).toLowerCase();
          return first <= letter && letter <= last;
        });
        if (rows.length === 0) {
          fail(place, `the glossary has no term from ${first} to ${last}`, 'delete the table, or widen the range');
        }
        return [tableOf(heads, rows.map(rowOf))];
      },
    });
  };
}
