import type { PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { Facts } from '../../../src/data/schema';
import { needAttribute, readAttributes } from '../../texts/attributes';
import type { JsxElement } from '../../texts/elements';
import type { FileLike } from '../../texts/fault';
import { fail, type Place } from '../../texts/place';
import { factsFor } from '../../texts/sources/readFrom';
import { factTable } from './facts/factTable';
import { findFact, partsOf } from './facts/findFact';
import { inlineFact } from './facts/inline';
import { limitTable } from './facts/limitTable';
import { messageTable } from './facts/messageTable';
import { rightSentence } from './facts/rightSentence';
import { mustBeOnOwnLine, replaceElements, wordsFor } from './replaceElements';

type Texts = ReadonlyMap<string, string>;

/** What an element becomes: words in a sentence, or a table between paragraphs. */
type ElementKind = {
  attributes: readonly string[];
  make: (facts: Facts, texts: Texts, place: Place) => PhrasingContent[] | Table;
};

function fact(facts: Facts, name: string, place: Place): PhrasingContent[] {
  const found = findFact(facts, name, place);
  const nodes = inlineFact(found);
  if (nodes === undefined) {
    const parts = partsOf(found.value).map(([part]) => `"${name}.${part}"`);
    fail(place, `the fact "${name}" is a group`, `write ${parts.slice(0, 8).join(' or ')}`);
  }
  return nodes;
}

const elementKinds: Readonly<Record<string, ElementKind>> = {
  Fact: {
    attributes: ['name'],
    make: (facts, texts, place) => fact(facts, needAttribute(texts, 'name', 'Fact', place), place),
  },
  FactTable: {
    attributes: ['of', 'columns', 'rows', 'where'],
    make: (facts, texts, place) => {
      const of = needAttribute(texts, 'of', 'FactTable', place);
      const columns = needAttribute(texts, 'columns', 'FactTable', place);
      return factTable(facts, { of, columns, rows: texts.get('rows'), where: texts.get('where') }, place);
    },
  },
  Limits: {
    attributes: ['of'],
    make: (facts, texts, place) => limitTable(facts, needAttribute(texts, 'of', 'Limits', place), place),
  },
  MessageTable: {
    attributes: ['codes', 'of'],
    make: (facts, texts, place) => messageTable(facts, { codes: texts.get('codes'), topic: texts.get('of') }, place),
  },
  RightsNeeded: {
    attributes: ['right'],
    make: (facts, texts, place) => rightSentence(facts, needAttribute(texts, 'right', 'RightsNeeded', place), place),
  },
};

function nodesFor(element: JsxElement, made: PhrasingContent[] | Table, place: Place): RootContent[] {
  if (Array.isArray(made)) {
    return wordsFor(element, made);
  }
  mustBeOnOwnLine(element, 'a table', place);
  return [made];
}

/**
 * Puts the facts of the product into the text while it is built: `<Fact>`, `<FactTable>`, `<Limits>`, `<MessageTable>`
 * and `<RightsNeeded>` become words and tables of Markdown, so that search, print and the Markdown export see them.
 * It runs before plugins that read headings.
 *
 * @throws TextFault for every name that the facts do not have
 */
export default function remarkFacts() {
  return (tree: Root, file: FileLike): void => {
    const facts = factsFor(file);
    const makers = Object.entries(elementKinds).map(([name, { attributes, make }]) => [
      name,
      (node: JsxElement, place: Place) =>
        nodesFor(node, make(facts, readAttributes(node, attributes, place), place), place),
    ]);
    replaceElements(tree, file, Object.fromEntries(makers));
  };
}
