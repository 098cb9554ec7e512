import { BOX_LIMITS } from './boxLimits';

/** Numbers of the specification (sections 4, 5 and 9) and of the design, which are nowhere else. */
export const LIMITS = {
  ...BOX_LIMITS,
  /** Results that are shown. */
  results: 8,
  /** Words of a query that are looked up; the rest is dropped. */
  words: 12,
  /** Characters of a text that the panel shows of a result: two lines of the wide panel, and three of a phone. */
  excerpt: 160,
  excerptOnPhone: 120,
  /** Widest window, in pixels, that gets the shorter ones. */
  phone: 600,
  /** Milliseconds until a search counts as stalled. */
  stalled: 300,
  /** Milliseconds that a resize is waited for. */
  resize: 20,
  /** Length normalisation of the ranking. */
  b: 0.75,
  /** Term saturation of the ranking. */
  k1: 1.2,
  /** Brotli bytes of one tag; more is a warning of the build. */
  indexBytes: 250_000,
} as const;
