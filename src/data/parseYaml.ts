import { LineCounter, parseDocument } from 'yaml';

/**
 * @param file name of the file in messages
 * @returns what the text says
 * @throws Error with line and fix when the text is not YAML
 */
export function parseYaml(file: string, text: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error === undefined) return document.toJS();
  throw new Error(
    `${file}:${lineCounter.linePos(error.pos[0]).line} is not valid YAML: ${error.message}. Fix: look there and above for a quotation mark or a bracket that is missing, or for a wrong indentation.`,
  );
}
