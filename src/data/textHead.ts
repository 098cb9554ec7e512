import { existsSync } from 'node:fs';
import { parse } from 'yaml';
import { readText } from './readText';

/** What the front matter of a text says to the lists of pages. */
export type TextHead = { title: string; description: string };

/** The YAML that nearly all lines use; asking the parser for each of some hundred lines takes ten times as long. */
const simpleText = /^(?:"([^"\\]*)"|([A-Za-z][^:#]*[^:#\s]))$/;
const otherThanText = /^(?:true|false|null|yes|no|on|off)$/i;

function textOf(written: string): string {
  const [, quoted, plain] = simpleText.exec(written) ?? [];
  if (quoted !== undefined || (plain !== undefined && !otherThanText.test(plain))) {
    return quoted ?? plain ?? '';
  }
  try {
    const value: unknown = parse(written);
    return typeof value === 'string' ? value : '';
  } catch {
    // The content lint says what is wrong with the block, and where.
    return '';
  }
}

/**
 * @param source a text with front matter
 * @returns its title and description, each on one line as the content lint asks; empty where there is none
 */
export function headOf(source: string): TextHead {
  const [, block = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(source) ?? [];
  const field = (name: string) => textOf(new RegExp(`^${name}:[ \\t]*(.*?)[ \\t]*\\r?$`, 'm').exec(block)?.[1] ?? '');
  return { title: field('title'), description: field('description') };
}

/** @returns title and description of a text; both empty if the file does not exist
 * @throws Error when the text is not UTF-8 */
export function readHead(file: string): TextHead {
  return existsSync(file) ? headOf(readText(file)) : { title: '', description: '' };
}
