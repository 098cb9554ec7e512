import type { ComponentProps } from 'react';

type Props = ComponentProps<'figure'> & {
  /** The content, where the build has made markup of it (`remarkChangedIn`). */
  readonly html?: string;
};

export default function MarkupFigure({ html, ...props }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has made it
  return html === undefined ? <figure {...props} /> : <figure {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}
