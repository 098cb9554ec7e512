/** A page in a real browser, as much of it as the journeys need. Places are XPath, which every driver takes. */
export type Tab = {
  name: string;
  version: string;
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; what it gives must be JSON. */
  ask: (expression: string) => Promise<unknown>;
  click: (place: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Presses Control and a letter: selects all of what has the focus, or pastes what is on the clipboard into it. */
  chord: (letter: 'a' | 'v') => Promise<void>;
  /** What the browser prints; WebKit's driver cannot. */
  pdf?: () => Promise<Uint8Array>;
  size: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'Tab';

/** How a browser is found and opened. */
export type Browser = {
  name: string;
  /** What to install where there is none. */
  packages: string[];
  /** @returns paths of its programs, or nothing when one is missing */
  find: () => string[] | undefined;
  launch: (programs: string[]) => Promise<Tab>;
};
