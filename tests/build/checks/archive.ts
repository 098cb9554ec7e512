import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';
import { filesOf } from './weight';

const archive = '/blog/archive';

/** Shorter texts occur in many places. */
const longEnough = 30;

/** The longest piece of a text without signs that a script may write in another way. */
const plainPiece = (text: string): string =>
  text
    .split(/[^\p{L}\p{N} ,.]+/u)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/**
 * No script of the archive contains a paragraph or an item of a post, and all of them together keep to the budget.
 *
 * @param most KB of script, brotli
 * @param print takes a line about the weight
 */
export function archiveScripts(
  site: BuiltSite,
  most: number,
  print: (line: string) => void = () => undefined,
): GuardReport {
  const page = site.pages.find(({ path }) => path === archive);
  const scripts = page ? filesOf(site, page).filter((file) => file.endsWith('.js')) : [];
  const code = scripts.map((file) => ({ file, text: site.read(file) ?? '' }));
  const texts = site.pages
    .filter(({ route }) => route?.kind === 'blog')
    .flatMap(({ $, path }) =>
      $('article .markdown :is(p, li)')
        .contents()
        .toArray()
        .filter(({ type }) => type === 'text')
        .map((node) => ({ path, piece: plainPiece($(node).text()) })),
    )
    .filter(({ piece }) => piece.length >= longEnough);
  const weight = scripts.reduce((bytes, file) => bytes + (site.sentBytes(file) ?? 0), 0) / 1024;
  print(`archive: script ${weight.toFixed(1)} of ${most} KB, ${texts.length} texts of posts looked for`);
  return {
    checked: scripts.length > 0 ? texts.length : 0,
    unit: 'texts of posts',
    faults: [
      ...texts.flatMap(({ path, piece }) =>
        code
          .filter(({ text }) => text.includes(piece))
          .map(
            ({ file }) =>
              `${file}, a script of ${archive}, contains "${piece}" of ${path}. Remove it from the data of the archive (plugins/bundle/build-only-data).`,
          ),
      ),
      ...(weight > most
        ? [
            `${archive} sends ${weight.toFixed(1)} KB of script, its budget is ${most} KB. Load what is new on first use.`,
          ]
        : []),
    ],
  };
}
