import { useEffect, useState } from 'react';

/** @returns `data-section` of the part of the page that is read: the first one below the top bar */
export function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const seen = new Set<Element>();
    const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        setCurrent(sections.find((section) => seen.has(section))?.dataset['section']);
      },
      // The upper third of the screen is what is read.
      { rootMargin: '-64px 0px -66% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return current;
}
