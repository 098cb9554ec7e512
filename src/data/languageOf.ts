const count = (value: string, letters: RegExp) => value.match(letters)?.length ?? 0;

/** @returns the `lang` of words that a user or an assistant says: an English voice would spell Russian ones, or skip them */
export const languageOf = (said: string): { readonly lang?: 'ru' } =>
  count(said, /\p{Script=Cyrillic}/gu) > count(said, /\p{Script=Latin}/gu) ? { lang: 'ru' } : {};
