import { browserslistToTargets, transform } from 'lightningcss';
import { browserslist } from '../../../package.json';

/**
 * Without these targets, Lightning CSS could merge a rule with one that a browser does not support, which drops both.
 */
const targets = browserslistToTargets(browserslist.production.map((browser) => browser.replace(' >= ', ' ')));

/**
 * A name with a suffix after a double hyphen or underscore: an element or a variant of a class, such as `button--link`,
 * or a custom property. The lookbehind prevents a retry from each letter of a word without such a suffix.
 */
const partedName = /(?<![\w-])[\w-]*(?:--|__)[\w-]*/g;

const partedClass = /\.([a-z][\w-]*(?:--|__)[\w-]*)/gi;
const declared = /[{;](--[\w-]+):/g;
/** Any reference to a property other than its declaration. */
const referred = /(--[\w-]+)(?![\w-]|:)/g;

/** Each pass of Lightning CSS adds the prefixed property again. */
const repeated = /(?<=[{;])(-webkit-[\w-]+:[^;{}]+);(?=\1[;}])/g;

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** Style sheets without unused rules, and the names that were removed. */
type Reduced = { sheets: string[]; gone: ReadonlySet<string> };

/** A script may build a name from its beginning and a word: `"button--" + size`. */
function usedIn(scripts: Iterable<string>): (name: string) => boolean {
  const names = new Set(Array.from(scripts, (script) => script.match(partedName) ?? []).flat());
  const beginnings = [...names].filter((name) => /[a-z].*[-_]$/i.test(name));
  return (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/**
 * Removes from style sheets what no page can use: rules for elements and variants of classes that no script refers to,
 * and custom properties that neither a script nor another rule refers to. A class without a suffix is always kept,
 * because its name is often an ordinary word.
 *
 * @param sheets all style sheets of a site, minified
 * @param scripts all its scripts, which contain every class name of its pages
 * @returns the sheets in the same order, and the names that are no longer in them
 */
export function withoutUnused(sheets: readonly string[], scripts: Iterable<string>): Reduced {
  const isUsed = usedIn(scripts);
  const gone = new Set<string>();
  let unused = sheets.flatMap((sheet) => firstGroups(sheet, partedClass)).filter((name) => !isUsed(name));
  let left = [...sheets];
  // A property that is removed may have been the only one that referred to others.
  while (unused.length > 0) {
    const unusedSymbols = unused;
    for (const name of unused) gone.add(name);
    left = left.map((css, index) =>
      transform({
        filename: `${index}.css`,
        code: Buffer.from(css),
        minify: true,
        targets,
        unusedSymbols,
      }).code.toString(),
    );
    const names = new Set(left.flatMap((css) => firstGroups(css, referred)));
    unused = left
      .flatMap((css) => firstGroups(css, declared))
      .filter((name) => !gone.has(name) && !names.has(name) && !isUsed(name));
  }
  return { sheets: left.map((css) => css.replace(repeated, '')), gone };
}

/**
 * @param html a built page
 * @param gone names that are no longer in the style sheets
 * @returns those of them that the page still uses, for example in an inline script
 */
export const goneButNamed = (html: string, gone: ReadonlySet<string>): string[] => [
  ...new Set((html.match(partedName) ?? []).filter((name) => gone.has(name))),
];
