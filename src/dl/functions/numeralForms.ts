import { fractions, hundreds, powers, tens, units } from './numeralTables';

/**
 * The case forms of numerals that StringToNumber reads, with their base form. They are those of the reference engine,
 * which lacks some (`двадцати`, `трех`, `одно`).
 */
const forms = new Map<string, string>();

function add(base: string, others: string): void {
  for (const form of [base, ...others.split(' ')]) forms.set(form, base);
}

add('-', 'минус минуса минусу минусом минусе');
add('+', 'плюс плюса плюсу плюсом плюсе');
add('целых', 'целая целые целой целую целым целыми');
add('ноль', 'нуль ноля нуля нолю нулю нолём нулём ноле нуле');
add('один', 'одна одного одной одну одному одним одином');
add('два', 'две двух двум двумя');
add('три', 'трёх трём тремя');
add('четыре', 'четырёх четырём четырьмя');
for (const base of units.slice(5)) {
  const stem = base === 'восемь' ? 'восьм' : base.slice(0, -1);
  add(base, base === 'восемнадцать' ? `${stem}и` : `${stem}и ${base}ю`);
}
add('тридцать', 'тридцати тридцатью');
add('сорок', 'сорока');
add('пятьдесят', 'пятидесяти пятидесятью');
add('шестьдесят', 'шестидесяти');
add('семьдесят', 'семидесяти семидесятью');
add('восемьдесят', 'восьмидесяти восьмидесятью');
add('девяносто', 'девяноста');
add('сто', 'ста стам стами');
add('двести', 'двухсот двумстам двумястами двухстах');
add('триста', 'трёхсот трёмстам тремястами трёхстах');
add('четыреста', 'четырёхсот четырёмстам четырьмястами четырёхстах');
for (const [index, stem] of ['пят', 'шест', 'сем', 'восьм', 'девят'].entries()) {
  const base = hundreds[index + 4] ?? '';
  add(base, `${stem}исот ${stem}истам ${units[index + 5]}юстами ${stem}истах`);
}
add('тысяча', 'тысячи тысяч тысячу тысяче тысячам тысячей тысячами тысячах');
for (const [name] of powers.slice(1)) {
  add(name, ['ы', 'а', 'ов', 'у', 'ам', 'ом', 'ами', 'е', 'ах'].map((ending) => name + ending).join(' '));
}
for (const stem of fractions) {
  add(`${stem}ая`, ['ые', 'ой', 'ых', 'ую', 'ым', 'ыми'].map((ending) => stem + ending).join(' '));
}

/** The base form of a numeral; the word itself when it is none. */
export const baseForm = (word: string): string => forms.get(word) ?? word;

const row = (words: readonly string[], first: number, step: number) =>
  new Map(words.map((word, index) => [word, BigInt(first + index * step)]));

export const unitValues = row(units.slice(1), 1, 1);
export const tenValues = row(tens, 20, 10);
export const hundredValues = row(hundreds, 100, 100);
export const powerValues = new Map(powers.map(([word], index) => [word, 1000n ** BigInt(index + 1)]));
export const fractionScales = new Map(fractions.map((stem, index) => [`${stem}ая`, index + 1]));
