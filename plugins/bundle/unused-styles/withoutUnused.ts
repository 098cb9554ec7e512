import { transform } from 'lightningcss';

/** A name with a part after two signs: a part or a variant of a class, such as `button--link`, or a custom property. */
const partedName = /[\w-]*(?:--|__)[\w-]*/g;

const partedClass = /\.([a-z][\w-]*(?:--|__)[\w-]*)/gi;
const declared = /[{;](--[\w-]+):/g;
/** Wherever a property is named but not declared. */
const referred = /(--[\w-]+)(?![\w-]|:)/g;

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** A script may put a name together from its beginning and a word: `"button--" + size`. */
function usedIn(scripts: Iterable<string>): (name: string) => boolean {
  const names = new Set(Array.from(scripts, (script) => script.match(partedName) ?? []).flat());
  const beginnings = [...names].filter((name) => /[a-z].*[-_]$/i.test(name));
  return (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/**
 * Takes out of style sheets what no page can use: rules for parts and variants of classes that no script names, and
 * custom properties that neither a script nor another rule refers to. A class without a part is always kept, as its
 * name is often a word.
 *
 * @param sheets all style sheets of a site, minified @param scripts all its scripts, which name every class of its pages
 * @returns the sheets in the same order
 */
export function withoutUnused(sheets: readonly string[], scripts: Iterable<string>): string[] {
  const isUsed = usedIn(scripts);
  let unused = sheets.flatMap((sheet) => firstGroups(sheet, partedClass)).filter((name) => !isUsed(name));
  let left = [...sheets];
  // Each property that goes may have been the only one to refer to others.
  while (unused.length > 0) {
    const unusedSymbols = unused;
    left = left.map((css, index) =>
      transform({ filename: `${index}.css`, code: Buffer.from(css), minify: true, unusedSymbols }).code.toString(),
    );
    const names = new Set(left.flatMap((css) => firstGroups(css, referred)));
    const gone = new Set(unused);
    unused = left
      .flatMap((css) => firstGroups(css, declared))
      .filter((name) => !gone.has(name) && !names.has(name) && !isUsed(name));
  }
  return left;
}
