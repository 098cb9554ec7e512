import { lineAndColumn, placeOfJsonFault } from './placeOfJsonFault';

/** What to do about a text that is not JSON. */
export const jsonFix = 'look for a comma, a bracket or a quotation mark there that is missing or one too many';

/**
 * @param file name of the file in messages
 * @returns what the text says
 * @throws Error with line, column and fix when the text is not JSON
 */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const place = lineAndColumn(text, placeOfJsonFault(text) ?? 0).join(':');
    throw new Error(`${file}:${place} is not valid JSON. Fix: ${jsonFix}.`);
  }
}
