import type { CodeMeta } from './codeMeta';
import { type Piece, tokenizeLines } from './codeTokens';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function pieceHtml({ text, role }: Piece): string {
  return role === undefined ? escapeHtml(text) : `<span class="token ${role}">${escapeHtml(text)}</span>`;
}

/**
 * Colours code. Lines become elements only where they are marked or numbered: elsewhere they would only weigh.
 * The text of the result is exactly the code, so that it can be copied, searched and read without script.
 *
 * @param code text without a final line break
 * @param language one of `codeLanguages`
 */
export function codeHtml(
  code: string,
  language: string,
  { marked, firstNumber }: Pick<CodeMeta, 'marked' | 'firstNumber'>,
): string {
  const lines = tokenizeLines(code, language).map((line) => line.map(pieceHtml).join(''));
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
