import { createContext, type ReactNode } from 'react';

/** A button that the component around a block adds to its bar, before the copy button. */
export const BlockAction = createContext<ReactNode>(null);
