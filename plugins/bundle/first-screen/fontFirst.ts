/** The first font of a style sheet: its rule, the declarations in it, and its file. */
const firstFont = /@font-face\s*\{([^}]*?url\(["']?([^"')]+\.woff2)["']?\)[^}]*)\}/;

/**
 * The descriptors of a rule under their names in JavaScript: `font-weight` is `weight`, and `unicode-range` is
 * `unicodeRange` (https://drafts.csswg.org/css-font-loading/#dictdef-fontfacedescriptors).
 */
const namedForScript = (rule: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(rule.matchAll(/([\w-]+)\s*:\s*([^;]+)/g), ([, name = '', value = '']) => [
      name.replace(/^font-/, '').replace(/-(\w)/g, (_sign, letter: string) => letter.toUpperCase()),
      value.trim(),
    ]),
  );

/**
 * A script that creates a font from bytes: browsers parse it immediately, and the policy need not allow `data:` fonts.
 */
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
 * Removes the first font from a style sheet, for a page in which its file is inlined.
 *
 * @param css a style sheet
 * @param fileAt reads a file of the site by its address
 * @returns the sheet without the rule of the font, and its replacement: the font itself, and the rule for readers
 *   without JavaScript; nothing when the sheet names no font file
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
