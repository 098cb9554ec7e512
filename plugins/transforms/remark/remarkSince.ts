import type { Heading, Link, Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { needAttribute, readAttributes } from '../../texts/attributes';
import { isElement, text } from '../../texts/elements';
import { fail } from '../../texts/place';
import { loadReleases } from '../../texts/releases/loadReleases';
import { sinceTarget } from '../../texts/releases/sinceTarget';
import { changesDigest, readFrom } from '../../texts/sources/readFrom';
import { textRoute, textSource } from '../../texts/textRoute';
import { SKIP, visit } from '../../texts/visit';

/** The register of features says it of what is older than all release notes; it has no badge (style of this site, "Since"). */
const baseline = 'base';

type Badge = { release: string; feature?: string | undefined; page?: string | undefined };

function badge({ release, ...wanted }: Badge, file: VFile, line: number): Link {
  readFrom(file, 'digest:introductions.json', changesDigest(textSource(file)), 'src/data/facts/features.yml');
  const target = sinceTarget(loadReleases(), { version: release, ...wanted });
  if (!('item' in target)) {
    return fail({ file, line }, target.reason, target.fix);
  }
  return {
    type: 'link',
    url: target.item.route,
    data: { hProperties: { className: ['dos-since'] } },
    children: [text(`since ${release}`)],
  };
}

const lineOf = (link: Link): Paragraph => ({
  type: 'paragraph',
  data: { hProperties: { className: ['dos-since-line'] } },
  children: [link],
});

/** The badge leaves the heading: its words belong neither to the table of contents nor to the id. */
function leaveHeading(heading: Heading, index: number): void {
  heading.children.splice(index, 1);
  const before = heading.children[index - 1];
  const after = heading.children[index];
  // An id at the end of the heading is read from its last text, so the halves around the badge become one.
  if (before?.type === 'text' && after?.type === 'text') {
    before.value = `${before.value.trimEnd()} ${after.value.trimStart()}`;
    heading.children.splice(index, 1);
  } else if (before?.type === 'text' && after === undefined) {
    before.value = before.value.trimEnd();
  }
}

function badgeOfPage(tree: Root, file: VFile): void {
  const { frontMatter } = file.data as { frontMatter?: Record<string, unknown> };
  const since = frontMatter?.['since'];
  if (since === undefined) {
    return;
  }
  const line = String(file.value)
    .split('\n')
    .findIndex((one) => one.startsWith('since:'));
  const first = tree.children.findIndex(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  tree.children.splice(
    first === -1 ? tree.children.length : first,
    0,
    lineOf(badge({ release: String(since), page: textRoute(file) }, file, line + 1 || 1)),
  );
}

/**
 * Makes `<Since release="0.32.0" />` a badge that leads to the item of the release note that brought the feature: in a
 * sentence at its place, in a heading on the line below. Where the release brought several features and none has this page,
 * the badge names one: `<Since release="0.68.0" feature="xlsx-export" />`. The release in the front matter of a page gets its badge below the title of the page.
 *
 * @throws TextFault for a release without a release note, a feature of another release, and a badge of the baseline
 */
export default function remarkSince() {
  return (tree: Root, file: VFile): void => {
    const page = textRoute(file);
    const below: { heading: Heading; paragraph: Paragraph }[] = [];
    visit(tree, (node, index, parent) => {
      if (!isElement(node, 'Since') || parent === undefined || index === undefined) {
        return undefined;
      }
      const place = { file, line: node.position?.start.line ?? 1 };
      const texts = readAttributes(node, ['release', 'feature'], place);
      const release = needAttribute(texts, 'release', 'Since', place);
      if (release === baseline) {
        fail(place, `"${baseline}" is older than all release notes and has no badge`, 'delete <Since>');
      }
      const link = badge({ release, feature: texts.get('feature'), page }, file, place.line);
      if (parent.type === 'heading') {
        leaveHeading(parent, index);
        below.push({ heading: parent, paragraph: lineOf(link) });
        return [SKIP, index];
      }
      const made = node.type === 'mdxJsxFlowElement' ? lineOf(link) : link;
      (parent.children as (typeof made)[]).splice(index, 1, made);
      return [SKIP, index + 1];
    });
    for (const { heading, paragraph } of below) {
      visit(tree, 'heading', (node, index, parent) => {
        if (node === heading && parent !== undefined && index !== undefined) {
          parent.children.splice(index + 1, 0, paragraph);
        }
      });
    }
    badgeOfPage(tree, file);
  };
}
