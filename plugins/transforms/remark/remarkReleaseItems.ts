import type { Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { capitalised } from '../../../src/data/capitalised';
import { loadFacts } from '../../../src/data/facts';
import { isElement } from '../../texts/elements';
import { lineOf } from '../../texts/releases/lineOf';
import { loadReleases } from '../../texts/releases/loadReleases';
import type { Release } from '../../texts/releases/release';
import { readFrom } from '../../texts/sources/readFrom';
import { textSource } from '../../texts/textRoute';
import { visit } from '../../texts/visit';

/** @returns the items of a release as HTML, each with its kind and as a link to its place in the post */
export function releaseItems({ version, items }: Release, baseUrl: string): string {
  const { kinds } = loadFacts();
  const lines = items.map(({ kind, route, html }) => {
    const link = `<a href="${baseUrl}${route.slice(1)}">${lineOf(html)}</a>`;
    return `<li><span class="dos-kind" data-kind="${kind}">${capitalised(kinds[kind].name)}</span> ${link}</li>`;
  });
  return `<ul aria-label="Changes in ${version}">${lines.join('')}</ul>`;
}

/**
 * Lists on the list pages what a release has changed: below the introduction of a post that Docusaurus has cut at its
 * truncate mark, so that no item is left in it. As elements the list would weigh several times as much in the script.
 *
 * @param options.baseUrl where the site is served; markup is not passed through the links of Docusaurus
 */
export default function remarkReleaseItems({ baseUrl }: { baseUrl: string }) {
  return (tree: Root, file: VFile): void => {
    const source = textSource(file);
    const release = loadReleases().find((one) => one.file === source);
    let isCut = true;
    visit(tree, (node) => {
      isCut &&= !isElement(node, 'Change');
    });
    if (release === undefined || !isCut) {
      return;
    }
    readFrom(file, 'src/data/facts/kinds.yml');
    const list: Paragraph = {
      type: 'paragraph',
      data: {
        hName: 'figure',
        hProperties: {
          className: ['dos-release-items'],
          ariaLabel: `Changes in ${release.version}`,
          html: releaseItems(release, baseUrl),
        },
      },
      children: [],
    };
    tree.children.push(list);
  };
}
