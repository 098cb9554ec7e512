/** The colour modes of the site. */
export type Mode = 'light' | 'dark';

/** Red, green and blue from 0 to 255; the tokens that words and lines use are all opaque. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Custom properties by name, as a style sheet states them for one mode. */
export type Palette = ReadonlyMap<string, string>;

/**
 * Reads the custom properties of style sheets as a screen does. Rules inside other queries are ignored, because they
 * change sizes and not colours.
 *
 * @param css text of one or more style sheets
 * @param mode rules for `:root` count in both modes, those for `[data-theme="dark"]` in the dark one
 */
export function paletteOf(css: string, mode: Mode): Palette {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media(?! screen)[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '');
  const palette = new Map<string, string>();
  for (const [, selector = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const dark = selector.includes('[data-theme="dark"]');
    if (dark ? mode === 'dark' : selector.includes(':root')) {
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
        palette.set(name, value.replace(/\s+/g, ' ').trim());
      }
    }
  }
  return palette;
}

/** Splits the arguments of a CSS function at the commas outside of inner brackets. */
function argumentsOf(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === ',' && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += character;
    }
  }
  return parts.map((part) => part.trim());
}

function mixed(text: string, palette: Palette): Colour {
  const [space, ...sides] = argumentsOf(text);
  const [first, second] = sides.map((side) => {
    const [, colour = side, share] = /^(.*?)(?: (\d+)%)?$/.exec(side) ?? [];
    return { colour: colourOf(colour, palette), share: share === undefined ? undefined : Number(share) / 100 };
  });
  if (space !== 'in srgb' || first === undefined || second === undefined) {
    throw new Error(`color-mix(${text}) is not a mix of two colours in srgb`);
  }
  const share = first.share ?? 1 - (second.share ?? 0.5);
  const part = (at: 0 | 1 | 2) => first.colour[at] * share + second.colour[at] * (1 - share);
  return [part(0), part(1), part(2)];
}

/**
 * The colour that a CSS value means.
 *
 * @param value `#rrggbb`, `var(--name)` or `color-mix(in srgb, …)` of two colours
 * @throws where the value is of another kind, or names what the palette does not have
 */
export function colourOf(value: string, palette: Palette): Colour {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16));
    return [red, green, blue];
  }
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  const meant = name === undefined ? undefined : palette.get(name);
  if (meant !== undefined) {
    return colourOf(meant, palette);
  }
  const [, mix] = /^color-mix\((.*)\)$/.exec(value) ?? [];
  if (mix !== undefined) {
    return mixed(mix, palette);
  }
  throw new Error(`"${value}" is no colour of the tokens`);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** @returns the contrast of two colours by WCAG 2.2, from 1 to 21 */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
