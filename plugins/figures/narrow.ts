/** The width of a drawing on a phone of 390 px: without the margins of the page and the frame of the figure. */
export const NARROW = 336;
