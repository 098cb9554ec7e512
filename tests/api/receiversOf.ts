import { visit } from 'unist-util-visit';
import { parseDocument } from '../../plugins/texts/document';

/** A webhook receiver of a page: a program that readers start. */
export type Receiver = { language: 'JavaScript' | 'Python'; file: string; source: string };

const wanted = [
  { language: 'JavaScript', lang: 'js', file: 'webhook.mjs' },
  { language: 'Python', lang: 'python', file: 'webhook.py' },
] as const;

/**
 * @param page path of the page, for messages
 * @returns the receivers of a page, by the title of their fence
 * @throws Error when one of them is not there
 */
export function receiversOf(page: string, text: string): Receiver[] {
  const fences: { lang: string; title: string; source: string }[] = [];
  visit(parseDocument(page, 'doc', text).tree, 'code', ({ lang, meta, value }) => {
    fences.push({ lang: lang ?? '', title: /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '', source: value });
  });
  return wanted.map(({ language, lang, file }) => {
    const fence = fences.find((one) => one.lang === lang && one.title === file);
    if (fence === undefined) {
      throw new Error(
        `${page}:1: there is no webhook receiver in ${language}. Fix: write it into a fence \`\`\`${lang} title="${file}".`,
      );
    }
    return { language, file, source: fence.source };
  });
}
