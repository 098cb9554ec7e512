/** Finds Russian words in a row, as a group; a plus sign is the stress of a vowel (SSML). */
export const russianWords = /(\p{Script=Cyrillic}+(?:[\s+-]+\p{Script=Cyrillic}+)*)/u;
