import { browserslistToTargets, transform } from 'lightningcss';
import { browserslist } from '../../../package.json';

/** Without them a rule that some of these browsers do not know would be joined with its neighbour, and they would lose both. */
const targets = browserslistToTargets(browserslist.production.map((browser) => browser.replace(' >= ', ' ')));

/**
 * A name with a part after two signs: a part or a variant of a class, such as `button--link`, or a custom property. It
 * looks back so that a word without such a part is not tried again from each of its letters.
 */
const partedName = /(?<![\w-])[\w-]*(?:--|__)[\w-]*/g;

const partedClass = /\.([a-z][\w-]*(?:--|__)[\w-]*)/gi;
const declared = /[{;](--[\w-]+):/g;
/** Wherever a property is named but not declared. */
const referred = /(--[\w-]+)(?![\w-]|:)/g;

/** Each pass of Lightning CSS writes the form with a prefix again before it. */
const repeated = /(?<=[{;])(-webkit-[\w-]+:[^;{}]+);(?=\1[;}])/g;

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** Style sheets without what is unused, and the names of that. */
type Reduced = { sheets: string[]; gone: ReadonlySet<string> };

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
 * @returns the sheets in the same order, and the names that are no longer in them
 */
export function withoutUnused(sheets: readonly string[], scripts: Iterable<string>): Reduced {
  const isUsed = usedIn(scripts);
  const gone = new Set<string>();
  let unused = sheets.flatMap((sheet) => firstGroups(sheet, partedClass)).filter((name) => !isUsed(name));
  let left = [...sheets];
  // Each property that goes may have been the only one to refer to others.
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
 * @returns those of them that the page names all the same, for example in a script that stands in it
 */
export const goneButNamed = (html: string, gone: ReadonlySet<string>): string[] => [
  ...new Set((html.match(partedName) ?? []).filter((name) => gone.has(name))),
];
