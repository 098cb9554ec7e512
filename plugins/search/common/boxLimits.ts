/** Those of `LIMITS` that the script of every page needs. */
export const BOX_LIMITS = {
  /** Characters of a query. */
  query: 512,
  /** Widest window, in pixels, that gets the sheet of full height. */
  mobile: 996,
} as const;
