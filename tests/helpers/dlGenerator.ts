import { type Random, seededRandom } from '@site/src/dl/turn/random';

/** Words, signs and pieces of syntax that meet in generated sources and phrases. */
const words = ['a', 'b', 'c', 'order', 'Ёлка', 'well-known', '3.14', 'really?', '№', '½', '😀', 'x~', '~y', "don't"];
const plain = words.slice(0, 4);
const signs = [
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '*',
  '**',
  '\\',
  '"',
  '(',
  ')',
  '/',
  '--',
  '=',
  '%',
  '@',
  '&',
  '#',
  '$',
  '+',
];
const tags = [
  '[*]',
  '[*2]',
  '[&1]',
  '[&dict(1,norm)]',
  '[%user_a]',
  '[%user_a="[*]"]',
  '[@ToUpper("[*]")]',
  '[@Plus("[*]","1")]',
  '[if(%user_a="x")]{y}[else]{z}',
  '[switch([*])][case(a)]{b}[default]{c}',
  '[inf]{link}',
  '[href(http://a.test)]{b}',
  '[br]',
  '[ul][li]x[el]',
  '[dict(d)]',
  '[udict(d)]',
  '[break]',
  '[nothing]',
  '[ExtendAnswer("r0")]',
  '[operator]',
];
const elements = [
  '*',
  '**',
  '{a/b c/--}',
  '<a/b>',
  '[=>a/b]',
  '[dict(d)]',
  '[<dict(s)>]',
  '[-*-]',
  '[-a {b/--}-]',
  '[OneWord]',
];
const blocks = [
  '--if(%user_a)',
  '--elsif(%user_a="x")',
  '--else',
  '--endif',
  '--switch([*])',
  '--case(a)',
  '--default',
  '--endswitch',
];

/** What generated bases are compiled with. */
export const surroundings = {
  dictionaries: { d: ['a', 'b c', '=>x y', '{big/--} a~'], s: ['a * b', 'c **', 'b'] },
  variables: ['user_a'],
};

const times = <Item>(random: Random, most: number, make: () => Item) =>
  Array.from({ length: random.below(most + 1) }, make);

/** Makes sources and phrases for the property tests; the same seed makes the same ones. */
export function generator(seed: number) {
  const random = seededRandom(seed);
  const noise = () =>
    random.pick([...words, ...signs, ...tags, ...elements, ...blocks, '\n', ' ', '\t', '// c', 'END']);
  const pattern = () => {
    const middle = [random.pick(plain), ...times(random, 2, () => random.pick([...words, ...elements]))];
    return random.below(3) === 0 ? middle.join(' ') : ['*', ...middle, '*'].join(' ');
  };
  const body = () =>
    [random.pick(words), ...times(random, 4, () => random.pick([...words, ...tags]))].join(' ').replace(/[\\[]$/, '');
  const rule = (index: number) => {
    const lines = [`BEGIN r${index}`];
    if (random.below(4) === 0) lines.push(`--Label l${index}`);
    lines.push(...times(random, 2, () => random.pick(['+%user_a="x"', '+!%user_a', '+%that_anchor="CIAS"'])));
    lines.push(`$ ${pattern()}`, ...times(random, 2, () => `$${pattern()}`));
    if (random.below(5) === 0) lines.push(`@ ${random.pick(words)} *`);
    lines.push(
      `# ${body()}`,
      ...times(random, 2, () => random.pick([`#:u: ${body()}`, `#   ${body()}`, `# ${body()}\n  ${body()}`])),
    );
    if (random.below(4) === 0) lines.push('--if(%user_a)', `# ${body()}`, '--else', `# ${body()}`, '--endif');
    lines.push('END', ...times(random, 1, () => random.pick(['', '// between', '\n'])));
    return lines.join('\n');
  };
  return {
    random,
    /** Well-formed rules, most of which compile. */
    rules: () => Array.from({ length: 1 + random.below(5) }, (_one, index) => rule(index)).join('\n'),
    /** Rules with pieces cut out and put in. */
    brokenRules() {
      let text = Array.from({ length: 1 + random.below(3) }, (_one, index) => rule(index)).join('\n');
      for (let count = random.below(6); count > 0; count--) {
        const at = random.below(text.length + 1);
        text = text.slice(0, at) + noise() + text.slice(at + random.below(4));
      }
      return text;
    },
    /** Pieces of syntax in any order. */
    noise: () => times(random, 60, noise).join(''),
    phrase() {
      const usual = random.below(3) > 0;
      return times(random, 8, () => random.pick(usual ? plain : [...words, ...signs])).join(' ');
    },
  };
}
