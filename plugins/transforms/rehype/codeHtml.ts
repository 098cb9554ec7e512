import type { CodeMeta } from './codeMeta';
import { tokenizeLines } from './codeTokens';
import type { Piece } from './piece';
import { russianWords } from './russianWords';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A screen reader would spell Russian words with an English voice (WCAG 3.1.2). */
const saidInRussian = (html: string): string =>
  html
    .split(russianWords)
    .map((part, index) => (index % 2 === 0 ? part : `<span lang="ru">${part}</span>`))
    .join('');

function pieceHtml({ text, role }: Piece): string {
  const html = saidInRussian(escapeHtml(text));
  return role === undefined ? html : `<span class="token ${role}">${html}</span>`;
}

/** Characters of the code from the first to the one after the last. */
export type WrongRange = { readonly from: number; readonly to: number };

/** Cuts a piece where an error starts or ends, and underlines it. */
function markedPieceHtml(piece: Piece, start: number, wrong: readonly WrongRange[]): string {
  const end = start + piece.text.length;
  const cuts = wrong.flatMap(({ from, to }) => [from, to]).filter((cut) => cut > start && cut < end);
  const places = [start, ...cuts.sort((one, other) => one - other), end];
  return places
    .slice(1)
    .map((to, index) => {
      const from = places[index] ?? start;
      const html = pieceHtml({ ...piece, text: piece.text.slice(from - start, to - start) });
      const isWrong = wrong.some((range) => range.from <= from && to <= range.to);
      return isWrong && from < to ? `<span class="code-wrong">${html}</span>` : html;
    })
    .join('');
}

/** @returns the lines of the code, each as HTML */
function linesHtml(code: string, language: string, wrong: readonly WrongRange[]): string[] {
  let at = 0;
  return tokenizeLines(code, language).map((line) => {
    const html = line.map((piece) => {
      const start = at;
      at += piece.text.length;
      return markedPieceHtml(piece, start, wrong);
    });
    at += 1;
    return html.join('');
  });
}

/**
 * Colours code. Lines become elements only where they are marked or numbered: elsewhere they would only weigh.
 * The text of the result is exactly the code, so that it can be copied, searched and read without script.
 *
 * @param code text without a final line break
 * @param language one of `codeLanguages`
 * @param wrong what is underlined as wrong
 */
export function codeHtml(
  code: string,
  language: string,
  { marked, firstNumber }: Pick<CodeMeta, 'marked' | 'firstNumber'>,
  wrong: readonly WrongRange[] = [],
): string {
  const lines = linesHtml(code, language, wrong);
  if (marked.size === 0 && firstNumber === undefined) {
    return lines.join('\n');
  }
  return lines
    .map((line, index) => {
      // `mark` says to a screen reader what the colour says to the eye.
      const name = marked.has(index + 1) ? 'mark' : 'span';
      return `<${name} class="code-line">${line}${index < lines.length - 1 ? '\n' : ''}</${name}>`;
    })
    .join('');
}
