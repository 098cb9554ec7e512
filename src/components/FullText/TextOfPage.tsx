import { useLayoutEffect, useRef } from 'react';

/** A loaded text in the page. React does not look inside: it is HTML that the build has made. */
export default function TextOfPage({ text }: { text: Element }) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(text);
  }, [text]);
  return <article ref={place} />;
}
