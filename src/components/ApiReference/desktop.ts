/** Widths at which the list is next to the text (specification section 9: up to 996 px is narrow). */
export const desktop = '(min-width: 997px)';
