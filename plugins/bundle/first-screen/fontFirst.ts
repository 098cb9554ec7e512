/** The first font of a style sheet: its rule, what that says, and its file. */
const firstFont = /@font-face\s*\{([^}]*?url\(["']?([^"')]+\.woff2)["']?\)[^}]*)\}/;

/**
 * What a rule says, by the names that a script has for it: `font-weight` is `weight` there, and `unicode-range` is `unicodeRange`
 * (https://drafts.csswg.org/css-font-loading/#dictdef-fontfacedescriptors).
 */
const namedForScript = (rule: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(rule.matchAll(/([\w-]+)\s*:\s*([^;]+)/g), ([, name = '', value = '']) => [
      name.replace(/^font-/, '').replace(/-(\w)/g, (_sign, letter: string) => letter.toUpperCase()),
      value.trim(),
    ]),
  );

/** A script that makes a font from bytes: a browser reads it at once, and no policy has to allow fonts as addresses. */
function fontScript(rule: string, bytes: Buffer): string {
  const { family = '', src: _file, ...descriptors } = namedForScript(rule);
  const name = family.replace(/^(["'])(.*)\1$/, '$2');
  return (
    `(function(text){for(var bytes=new Uint8Array(text.length),i=0;i<text.length;i++)bytes[i]=text.charCodeAt(i);` +
    `document.fonts.add(new FontFace(${JSON.stringify(name)},bytes,${JSON.stringify(descriptors)}))})` +
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
