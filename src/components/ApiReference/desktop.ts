/** Widths at which the list stands beside the text (specification section 9: up to 996 px is narrow). */
export const desktop = '(min-width: 997px)';
