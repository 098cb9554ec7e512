/** A promise that is kept in the next task of the browser, which may answer the reader or paint before it. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
