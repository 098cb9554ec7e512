/** Names of days and months (section 11.4). The Ukrainian ones contain a Latin `i`, as in the reference engine. */
export const languages = ['ru', 'en', 'uk'] as const;

export type Language = (typeof languages)[number];

/** From Monday. */
export const dayNames: Readonly<Record<Language, readonly string[]>> = {
  ru: ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  uk: ['Понедiлок', 'Вiвторок', 'Середа', 'Четвер', "П'ятниця", 'Субота', 'Недiля'],
};

/** The spaces before some bars are those of the reference engine. */
const english = 'January|February |March|April |May |June|July |August|September|October |November|December'.split('|');

export const monthNames: Readonly<Record<Language, readonly string[]>> = {
  ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' '),
  en: english,
  uk: 'сiчень лютий березень квiтень травень червень липень серпень вересень жовтень листопад грудень'.split(' '),
};

export const monthGenitives: Readonly<Record<Language, readonly string[]>> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  en: english,
  uk: 'сiчня лютого березня квiтня травня червня липня серпня вересня жовтня листопада грудня'.split(' '),
};

/** A language by its code, which is not case-sensitive; null for any other. */
export function languageOf(text: string): Language | null {
  const name = text.toLowerCase();
  return languages.find((known) => known === name) ?? null;
}
