import type { ReactNode } from 'react';

type Props = { readonly label: string; readonly className: string; readonly children: ReactNode };

/** A wide table that scrolls by keyboard, too. A group and no section: landmarks of several playgrounds would share a name. */
export default function ScrollingGroup({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      className={`dl-play__scroll ${className}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}
