import type { Paragraph, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { text } from '../../texts/elements';
import { EXIT, visit } from '../../texts/visit';

/** The name of the sample assistant, and where a reader who does not know it finds out. */
export type SampleAssistant = {
  readonly name: string;
  /** Route with the id of the section. */
  readonly place: string;
  /** What the link is about, for those who point at it. */
  readonly meaning: string;
};

function linkFirst(paragraph: Paragraph, { name, place, meaning }: SampleAssistant): boolean {
  const { children } = paragraph;
  const named = new RegExp(`\\b${name}\\b`);
  const index = children.findIndex((child) => child.type === 'text' && named.test(child.value));
  const found = children[index];
  if (found?.type !== 'text') return false;
  const at = found.value.search(named);
  const [before, after] = [found.value.slice(0, at), found.value.slice(at + name.length)];
  children.splice(
    index,
    1,
    ...(before === '' ? [] : [text(before)]),
    { type: 'link', url: place, title: meaning, children: [{ type: 'text', value: name }] },
    ...(after === '' ? [] : [text(after)]),
  );
  return true;
}

/**
 * Makes the first mention of the sample assistant in a sentence of a page a link to what it is, because readers come
 * from a search engine into the middle of the site. A page that says so itself gets no link.
 */
export default function remarkSampleAssistant(sample: SampleAssistant) {
  const introduced = new RegExp(`\\b${sample.name},? (?:is )?the assistant|sample assistant`);
  return (tree: Root): void => {
    visit(tree, 'paragraph', (paragraph) => {
      const words = plainText(paragraph);
      return introduced.test(words) || linkFirst(paragraph, sample) ? EXIT : undefined;
    });
  };
}
