/** The width of a drawing on a phone of 390 px: without the margins of the page and the frame of the figure. */
export const NARROW = 336;
/** From this width of its frame on a figure has its second layout; a window of 700 px gives it so much. */
export const WIDE = 640;
/** Graphs that need more have their second layout from this width on, which a window of 1440 px gives. */
export const WIDER = 760;
