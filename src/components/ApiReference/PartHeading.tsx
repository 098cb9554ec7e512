import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Props = { readonly as: 'h2' | 'h3'; readonly id: string; readonly children: string };

/**
 * The heading of a part, with a link to itself. That of the theme says the words of the link twice, which over all parts
 * weighs as much as the samples.
 */
export default function PartHeading({ as: Element, id, children }: Props) {
  useBrokenLinks().collectAnchor(id);
  return (
    <Element className="anchor" id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${children}`} translate="no">
        &#8203;
      </a>
    </Element>
  );
}
