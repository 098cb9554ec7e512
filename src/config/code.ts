import type { PrismTheme } from 'prism-react-renderer';

/** Colours of code in one mode; every pair with the ground has a contrast of at least 4.5 to 1. */
type Palette = {
  ground: string;
  text: string;
  comment: string;
  word: string;
  string: string;
  number: string;
  name: string;
};

function prismTheme(palette: Palette): PrismTheme {
  return {
    plain: { backgroundColor: palette.ground, color: palette.text },
    styles: [
      { types: ['comment', 'prolog', 'cdata'], style: { color: palette.comment, fontStyle: 'italic' } },
      { types: ['keyword', 'tag', 'operator', 'builtin'], style: { color: palette.word } },
      { types: ['string', 'attr-value', 'char', 'url'], style: { color: palette.string } },
      { types: ['number', 'boolean', 'constant'], style: { color: palette.number } },
      { types: ['property', 'attr-name', 'function', 'variable', 'class-name'], style: { color: palette.name } },
    ],
  };
}

const light = prismTheme({
  ground: '#f4f6f7',
  text: '#1d2528',
  comment: '#5a666b',
  word: '#8a1f6a',
  string: '#1b6535',
  number: '#8f3f00',
  name: '#0b5394',
});

const dark = prismTheme({
  ground: '#1c2326',
  text: '#dfe6e8',
  comment: '#9aa7ad',
  word: '#f2a0d3',
  string: '#9bdba9',
  number: '#f5bd8a',
  name: '#93c9f7',
});

export const prism = { theme: light, darkTheme: dark, additionalLanguages: ['bash', 'json', 'http'] };
