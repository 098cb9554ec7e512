/** How a writer marks DL in a sentence: `dl:` right after the back quote. Readers never see it. */
export const dlMark = /^dl:\s?/;
