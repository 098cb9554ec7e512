/** Resolves in the next task, so that the browser can respond to the reader or paint first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
