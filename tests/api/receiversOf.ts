import { visit } from 'unist-util-visit';
import { parseDocument } from '../../plugins/texts/document';

/** A webhook receiver of a page: a program that readers start. */
export type Receiver = { language: 'JavaScript' | 'Python'; file: string; source: string };

const wanted = [
  { language: 'JavaScript', lang: 'js', file: 'webhook.mjs' },
  { language: 'Python', lang: 'python', file: 'webhook.py' },
] as const;

type Fence = { title: string; source: string };

/** @returns the fences of a page that have this language, in their order */
export function fencesOf(page: string, text: string, language: string): Fence[] {
  const fences: Fence[] = [];
  visit(parseDocument(page, 'doc', text).tree, 'code', ({ lang, meta, value }) => {
    if (lang === language) {
      fences.push({ title: /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '', source: value });
    }
  });
  return fences;
}

/**
 * @param page path of the page, for messages
 * @returns the receivers of a page, by the title of their fence
 * @throws Error when one of them is not there
 */
export function receiversOf(page: string, text: string): Receiver[] {
  return wanted.map(({ language, lang, file }) => {
    const fence = fencesOf(page, text, lang).find(({ title }) => title === file);
    if (fence === undefined) {
      throw new Error(
        `${page}:1: there is no webhook receiver in ${language}. Fix: write it into a fence \`\`\`${lang} title="${file}".`,
      );
    }
    return { language, file, source: fence.source };
  });
}
