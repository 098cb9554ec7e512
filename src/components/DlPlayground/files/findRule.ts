import { frameIn, type PlaygroundFile, type Texts, textOf } from './files';

const beginOf = (rule: string) =>
  new RegExp(`^[ \\t]*BEGIN[ \\t]+${rule.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')}[ \\t]*$`, 'im');

/**
 * Finds the start of a rule.
 *
 * @param rule its id
 * @returns file and offset of its BEGIN line, or of its first line where BEGIN is hidden
 */
export function findRule(
  files: readonly PlaygroundFile[],
  texts: Texts,
  rule: string,
): { readonly file: string; readonly at: number } {
  const form = beginOf(rule);
  for (const file of files) {
    if (file.kind !== 'rules') continue;
    const text = textOf(file, texts);
    const { insertions } = frameIn(file, text);
    const hidden = insertions.find((insertion) => form.test(insertion.text));
    const at = hidden?.at ?? form.exec(text)?.index;
    if (at !== undefined) return { file: file.id, at };
  }
  return { file: files[0]?.id ?? '', at: 0 };
}
