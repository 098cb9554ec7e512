import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Html } from '../../api/page';

type Props = { readonly html: Html; readonly as?: 'div' | 'p' | 'span'; readonly className?: string };

const links = /<a href="([^"]+)"/g;
/** The check of links knows pages only; `tests/build/mockFile.test.ts` looks for the file. */
const file = /\.mjs$/;

/** A text of the document. Its links are reported, so that a wrong one stops the build as it does on other pages. */
export default function Prose({ html, as: Element = 'div', className }: Props) {
  const { collectLink } = useBrokenLinks();
  if (typeof window === 'undefined') {
    for (const [, href = ''] of html.matchAll(links)) if (!file.test(href)) collectLink(href);
  }
  return (
    <Element
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from the document, with its text escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
