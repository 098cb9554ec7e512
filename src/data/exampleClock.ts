/** "Now" of every DL example, in seconds since 1970: 15 March 2026, 17:05 in Moscow, as in the DL language specification. */
export const exampleClock = 1773583500;
