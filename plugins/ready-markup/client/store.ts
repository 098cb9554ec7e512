const markups = new Map<string, string>();

export const keepMarkup = (id: string, markup: string): Map<string, string> => markups.set(id, markup);

/** @returns the markup of a part; undefined when its page was never here */
export const keptMarkup = (id: string): string | undefined => markups.get(id);
