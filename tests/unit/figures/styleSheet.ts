/** A declaration of fill or stroke of one rule of `drawing.css`. */
interface Paint {
  readonly classes: readonly string[];
  readonly property: 'fill' | 'stroke';
  readonly value: string;
}

const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, '');

/** On paper words have the ground of the sheet; what is asked here is how they look on a screen. */
const withoutPrint = (css: string): string => css.replace(/@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

const rulesOf = (css: string): (readonly [string, string])[] =>
  [...withoutPrint(withoutComments(css)).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [
    selector.trim(),
    body,
  ]);

const declarationsOf = (body: string): (readonly [string, string])[] =>
  body
    .split(';')
    .map((line) => line.split(':'))
    .filter((parts) => parts.length === 2)
    .map(([name = '', value = '']) => [name.trim(), value.trim()]);

/** @returns fills and strokes of the classes, in the order of the style sheet */
export function paintsOf(css: string): Paint[] {
  return rulesOf(css).flatMap(([selector, body]) =>
    declarationsOf(body).flatMap(([property, value]) =>
      property === 'fill' || property === 'stroke'
        ? [{ classes: selector.split(',').map((one) => one.trim().replace(/^\./, '')), property, value }]
        : [],
    ),
  );
}

/** @returns what the last rule says that fits one of the classes */
export const paintOf = (
  paints: readonly Paint[],
  property: Paint['property'],
  classes: readonly string[],
): string | undefined =>
  paints.findLast((paint) => paint.property === property && paint.classes.some((name) => classes.includes(name)))
    ?.value;

export type Mode = 'light' | 'dark';
export const modes: readonly Mode[] = ['light', 'dark'];

/** @returns custom properties of both modes; what the dark mode does not say it takes from the light one */
export function tokensOf(css: string): Readonly<Record<Mode, ReadonlyMap<string, string>>> {
  const of = (wanted: string): (readonly [string, string])[] =>
    rulesOf(css)
      .filter(([selector]) => selector === wanted)
      .flatMap(([, body]) => declarationsOf(body).filter(([name]) => name.startsWith('--')));
  const light = of(':root');
  return { light: new Map(light), dark: new Map([...light, ...of('[data-theme="dark"]')]) };
}

type Colour = readonly [number, number, number];

/**
 * @param value a hexadecimal colour, a custom property or a mix of two in sRGB
 * @throws Error for a property that does not exist and for every other form
 */
export function colourOf(value: string, tokens: ReadonlyMap<string, string>): Colour {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name !== undefined) {
    const found = tokens.get(name);
    if (found === undefined) {
      throw new Error(`There is no colour ${name}.`);
    }
    return colourOf(found, tokens);
  }
  const [, first, share, second] = /^color-mix\(in srgb, (\S+) ([\d.]+)%, (\S+)\)$/.exec(value) ?? [];
  if (first !== undefined && share !== undefined && second !== undefined) {
    const [a, b, part] = [colourOf(first, tokens), colourOf(second, tokens), Number(share) / 100];
    const mix = (index: 0 | 1 | 2): number => a[index] * part + b[index] * (1 - part);
    return [mix(0), mix(1), mix(2)];
  }
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value) ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`"${value}" is no colour that figures may use.`);
  }
  const part = (digits: string): number => Number.parseInt(digits, 16);
  return [part(red), part(green), part(blue)];
}

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** @returns the contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio") */
export function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
