import type { PlaygroundFile, Texts } from './files';

/**
 * Where a rule begins.
 *
 * @returns file and offset of its BEGIN line; the start of the fragment where that line is hidden
 */
export function findRule(
  files: readonly PlaygroundFile[],
  texts: Texts,
  rule: string,
): { readonly file: string; readonly at: number } {
  for (const { id, kind, text } of files) {
    if (kind !== 'rules') continue;
    for (const { index, 1: found = '' } of (texts.get(id) ?? text).matchAll(/^[ \t]*BEGIN(?:[ \t]+(.*))?$/gim)) {
      if (found.trim() === rule) return { file: id, at: index };
    }
  }
  return { file: files[0]?.id ?? '', at: 0 };
}
