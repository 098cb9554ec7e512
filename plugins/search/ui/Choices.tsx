import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** Marks what the arrow keys reach in a list of choices. */
const choice = 'data-search-choice';

const choicesIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(`[${choice}]`)];

/** @returns whether there was a choice, which has the focus now */
export function enterChoices(form: Element): boolean {
  const [first] = choicesIn(form);
  first?.focus();
  return first !== undefined;
}

type Props = {
  readonly input: HTMLInputElement;
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
};

/** What a reader can choose without typing: the arrow keys lead through it, and Escape or the first one back to the box. */
export default function Choices({ input, className, label, children }: Props) {
  const place = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = place.current ? choicesIn(place.current) : [];
    // A button beside a choice belongs to its line.
    const at = all.findIndex((one) => one === event.target || one.closest('li')?.contains(event.target as Node));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Escape: -1 }[event.key];
    if (next === undefined) {
      return;
    }
    event.preventDefault();
    (next < 0 ? input : all[Math.min(next, all.length - 1)])?.focus();
  };
  return (
    <section ref={place} className={className} aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </section>
  );
}

/** Makes an element one of the choices. */
export const asChoice = { [choice]: '' };
