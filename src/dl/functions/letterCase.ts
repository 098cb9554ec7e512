/** Converts letter by letter: a letter whose other form is longer does not change (`ß`). */
const single = (char: string, other: string) => ([...other].length === 1 ? other : char);

export const upperLetter = (char: string) => single(char, char.toUpperCase());

export const lowerLetter = (char: string) => single(char, char.toLowerCase());
