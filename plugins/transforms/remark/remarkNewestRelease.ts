import type { List, Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { longDate } from '../../../src/data/dates';
import { parseDocument } from '../../texts/document';
import { text } from '../../texts/elements';
import { fail } from '../../texts/place';
import { loadReleases } from '../../texts/releases/loadReleases';
import type { Release } from '../../texts/releases/release';
import { readFrom } from '../../texts/sources/readFrom';
import { replaceElements } from './replaceElements';

/** A page that is about something else shows what matters most; a release note begins with that. */
const mostChanges = 2;

const headOf = ({ version, date }: Release): Paragraph => ({
  type: 'paragraph',
  children: [
    text('New in '),
    { type: 'link', url: `/blog/${version}`, children: [text(`release ${version}`)] },
    text(`, published on ${longDate(date)}:`),
  ],
});

const listOf = ({ items, file }: Release): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items
    .filter(({ kind }) => kind !== 'known-issues')
    .slice(0, mostChanges)
    .map(({ markdown }) => ({
      type: 'listItem',
      spread: false,
      // What a long item says after its first paragraph is for the release note.
      children: parseDocument(file, 'post', markdown).tree.children.slice(0, 1) as Paragraph[],
    })),
});

/**
 * Makes `<NewestRelease />` the date and the first changes of the newest release, with a link to its release note.
 * Known issues are in the release note only.
 *
 * @throws TextFault inside a sentence, and for an element with attributes or content
 */
export default function remarkNewestRelease() {
  return (tree: Root, file: VFile): void => {
    replaceElements(tree, file, {
      NewestRelease: (node, place) => {
        if (node.type === 'mdxJsxTextElement' || node.attributes.length > 0 || node.children.length > 0) {
          const reason = '<NewestRelease> has attributes or content, or is inside a sentence';
          fail(place, reason, 'write <NewestRelease /> on a separate line, between empty lines');
        }
        readFrom(file, 'digest:newest.json');
        const [release] = loadReleases();
        return release === undefined ? [] : [headOf(release), listOf(release)];
      },
    });
  };
}
