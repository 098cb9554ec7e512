import { createContext, type ReactNode } from 'react';

/** A button that what stands around a block puts into its bar, before the button that copies. */
export const BlockAction = createContext<ReactNode>(null);
