import type { Root } from 'mdast';
import { visit } from '../../texts/visit';

/** Lets a link to a file that the build writes (`pathname:///files/…`) save the file; a browser would show its text. */
export default function remarkDownloads() {
  return (tree: Root): void => {
    visit(tree, 'link', (link) => {
      if (link.url.startsWith('pathname:///files/')) link.data = { ...link.data, hProperties: { download: '' } };
    });
  };
}
