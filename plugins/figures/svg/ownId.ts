/** Stands in a drawing for the id of the figure, which is known only when the figure has its place on a page. */
export const OWN_ID = '__figure__';
