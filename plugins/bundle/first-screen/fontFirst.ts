/** The first font of a style sheet: its rule, what that says, and its file. */
const firstFont = /@font-face\s*\{([^}]*?url\(["']?([^"')]+\.woff2)["']?\)[^}]*)\}/;

/** What a rule says of a font besides its name and file, and what a script calls it (https://drafts.csswg.org/css-font-loading/#dictdef-fontfacedescriptors). */
const descriptors: Readonly<Record<string, string>> = {
  'font-style': 'style',
  'font-weight': 'weight',
  'font-stretch': 'stretch',
  'font-display': 'display',
  'unicode-range': 'unicodeRange',
  'size-adjust': 'sizeAdjust',
  'ascent-override': 'ascentOverride',
  'descent-override': 'descentOverride',
  'line-gap-override': 'lineGapOverride',
};

/** A script that makes a font from bytes: a browser reads it at once, and no policy has to allow fonts as addresses. */
function fontScript(rule: string, bytes: Buffer): string {
  const said = rule
    .split(';')
    .map((line) => /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(line) ?? [])
    .map(([, name = '', value = '']) => [name, value] as const);
  const family = said.find(([name]) => name === 'font-family')?.[1].replace(/^(["'])(.*)\1$/, '$2') ?? '';
  const named = said.flatMap(([name, value]) => (descriptors[name] ? [[descriptors[name], value]] : []));
  return (
    `(function(text){for(var bytes=new Uint8Array(text.length),i=0;i<text.length;i++)bytes[i]=text.charCodeAt(i);` +
    `document.fonts.add(new FontFace(${JSON.stringify(family)},bytes,${JSON.stringify(Object.fromEntries(named))}))})` +
    `(atob("${bytes.toString('base64')}"))`
  );
}

/**
 * Takes the first font out of a style sheet, for a page that brings its file along.
 *
 * @param css a style sheet
 * @param fileAt reads a file of the site by its address
 * @returns the sheet without the rule of the font, and what a page has in its stead: the font itself, and the rule for a
 *   reader without script; nothing when the sheet names no font file
 */
export function fontFirst(css: string, fileAt: (address: string) => Buffer): { css: string; font: string } | undefined {
  const [rule, said, file] = firstFont.exec(css) ?? [];
  if (rule === undefined || said === undefined || file === undefined) {
    return undefined;
  }
  return {
    css: css.replace(rule, ''),
    font: `<script>${fontScript(said, fileAt(file))}</script><noscript><style>${rule}</style></noscript>`,
  };
}
