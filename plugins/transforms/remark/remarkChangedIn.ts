import type { Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { longDate } from '../../../src/data/dates';
import { loadFacts } from '../../../src/data/facts';
import { changesOf, type DatedItem } from '../../texts/releases/changesOf';
import { lineOf } from '../../texts/releases/lineOf';
import { loadReleases } from '../../texts/releases/loadReleases';
import { changesDigest, readFrom } from '../../texts/sources/readFrom';
import { textRoute, textSource } from '../../texts/textRoute';

/** A longer list would distract from the page, so the others are in a fold. */
const shown = 5;

/** The start page says itself what the newest release brought. */
const startPage = '/';

function listOf(changes: readonly DatedItem[], baseUrl: string): string {
  const { kinds } = loadFacts();
  const items = changes.map(({ item, date }) => {
    const link = `<a href="${baseUrl}${item.route.slice(1)}">${item.since}</a>`;
    const day = `<time datetime="${date}">${longDate(date)}</time>`;
    const words = lineOf(item.html);
    // The words of a fixed item say it themselves: "Fixed an issue where …".
    const kind = item.kind === 'fixed' ? '' : `<b>${kinds[item.kind].name}:</b> `;
    return `<li><span class="dos-changes-release">${link} ${day}</span> <span>${kind}${words}</span></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** @returns the list as HTML: the newest changes, and older ones in a fold */
export function changesList(changes: readonly DatedItem[], baseUrl: string): string {
  const older = changes.slice(shown);
  const fold =
    older.length === 0
      ? ''
      : `<details><summary>${older.length} older ${older.length === 1 ? 'change' : 'changes'}</summary>${listOf(older, baseUrl)}</details>`;
  return `${listOf(changes.slice(0, shown), baseUrl)}${fold}`;
}

/** @returns the same below its caption */
export const changesHtml = (changes: readonly DatedItem[], baseUrl: string): string =>
  `<figcaption>Changed in</figcaption>${changesList(changes, baseUrl)}`;

/**
 * Ends a documentation page with the items of the release notes that changed what it describes, newest first.
 * The list is plain markup: as elements it would weigh several times as much in the script of the page.
 *
 * @param options.baseUrl where the site is served; markup is not passed through the links of Docusaurus
 */
export default function remarkChangedIn({ baseUrl }: { baseUrl: string }) {
  return (tree: Root, file: VFile): void => {
    const source = textSource(file);
    readFrom(file, changesDigest(source), 'src/data/facts/kinds.yml');
    const route = textRoute(file);
    const changes = route === undefined || route === startPage ? [] : changesOf(loadReleases(), route);
    if (changes.length > 0) {
      const figure: Paragraph = {
        type: 'paragraph',
        data: { hName: 'figure', hProperties: { className: ['dos-changes'], html: changesHtml(changes, baseUrl) } },
        children: [],
      };
      tree.children.push(figure);
    }
  };
}
