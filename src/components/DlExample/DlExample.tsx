import type { ReactNode } from 'react';

/** A checked DL example (`plugins/dl-examples`): its code block. */
export default function DlExample({ children }: { children: ReactNode }) {
  return children;
}
