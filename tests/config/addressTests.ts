/**
 * A test of the real site whose result depends on the path of the site on its host: `npm test` runs it once more on the
 * site below a path. Of tests that differ only in an address, a width or a wording, one is enough there; tests of forms,
 * keys, texts and colours, and those of a fixture site, see nothing new.
 */
export const belowToo = { tag: '@below' } as const;

/** Of a list of like tests the first one is run below a path, too. */
export const firstBelowToo = (index: number): { tag?: string } => (index === 0 ? belowToo : {});

/** The arguments of Playwright that choose these tests. */
export const addressTests = [`--grep=${belowToo.tag}`];
