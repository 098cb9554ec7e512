import { useReadyMarkup } from '@site/plugins/ready-markup/client/useReadyMarkup';
import { type ComponentProps, useRef } from 'react';

type Props = ComponentProps<'figure'> & {
  /** What stands in it, where the build has made markup of it (`plugins/ready-markup`). */
  readonly html?: string;
};

/** The figure of a dialog. */
export default function DialogFigure({ html, ...props }: Props) {
  const figure = useRef<HTMLElement>(null);
  const ready = useReadyMarkup(figure, html ?? '');
  return html === undefined ? <figure {...props} /> : <figure {...props} {...ready} />;
}
