import { type RefObject, useEffect, useState } from 'react';

/** The parts that the list of the page names, by their element. */
function partsOf(list: Element): Map<Element, string> {
  const ids = [...list.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1) ?? '');
  const parts = ids.map((id) => [document.getElementById(id)?.closest('section, article'), id] as const);
  return new Map(parts.filter((part): part is [Element, string] => part[0] instanceof Element));
}

/** @returns id of the part of the page that is read: the first one below the top bar */
export function useCurrentSection(nav: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const seen = new Set<Element>();
    const sections = nav.current ? partsOf(nav.current) : new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        setCurrent([...sections].find(([section]) => seen.has(section))?.[1]);
      },
      // The upper third of the screen is what is read.
      { rootMargin: '-64px 0px -66% 0px' },
    );
    for (const section of sections.keys()) observer.observe(section);
    return () => observer.disconnect();
  }, [nav]);
  return current;
}
