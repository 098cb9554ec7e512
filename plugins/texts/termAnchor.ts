/**
 * @param name name of the term in the glossary, such as `hand-over`
 * @returns id of its row on the page of the terms
 */
export const termAnchor = (name: string): string => `term-${name}`;
