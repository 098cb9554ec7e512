/** Numerals in Russian words, in their base form. */

const words = (list: string): readonly string[] => list.split(' ');

/** From 0 to 19. */
export const units = words(
  'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
);

/** From 20 to 90. */
export const tens = words('двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто');

/** From 100 to 900. */
export const hundreds = words('сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот');

/** Powers of 1000: for one, for two to four, for five and more. */
export const powers: readonly (readonly [string, string, string])[] = [
  ['тысяча', 'тысячи', 'тысяч'],
  ...words('миллион миллиард триллион квадриллион квинтиллион секстиллион септиллион').map(
    (name): [string, string, string] => [name, `${name}а`, `${name}ов`],
  ),
];

/** Names of the digits after the point, without their endings. */
export const fractions = words(
  'десят сот тысячн десятитысячн стотысячн миллионн десятимиллионн стомиллионн миллиардн десятимиллиардн стомиллиардн',
);
