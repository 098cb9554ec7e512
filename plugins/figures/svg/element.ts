export type Value = string | number;
export type Attributes = Readonly<Record<string, Value | undefined>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** @returns the text with the four signs escaped that have a meaning in markup */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** @returns the number with at most one decimal: a tenth of a pixel cannot be seen, and equal input gives equal bytes */
export const round = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** @returns one element of SVG; attributes that are undefined are omitted */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, Value] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeText(value)}"`)
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** @returns a length relative to the drawing, with two decimals */
export const percent = (share: number): string => `${Math.round(share * 10000) / 100 + 0}%`;
