import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { visit } from 'unist-util-visit';
import { parseDocument } from '../../plugins/texts/document';

/** A webhook receiver of a page: a program that readers start. */
export type Receiver = {
  language: 'JavaScript' | 'Python' | 'Java';
  file: string;
  source: string;
  /** The program that runs it. */
  command: string;
};

/** Where each receiver says how long a caller may take, and a time that tests can wait for. */
const wanted = [
  {
    language: 'JavaScript',
    lang: 'js',
    file: 'webhook.mjs',
    command: process.execPath,
    limit: 'requestTimeout: 10_000, connectionsCheckingInterval: 1_000',
    shorter: 'requestTimeout: 500, connectionsCheckingInterval: 100',
  },
  {
    language: 'Python',
    lang: 'python',
    file: 'webhook.py',
    command: 'python3',
    limit: 'timeout = 10 ',
    shorter: 'timeout = 0.5 ',
  },
  {
    language: 'Java',
    lang: 'java',
    file: 'Webhook.java',
    command: 'java',
    limit: 'maxReqTime", "10"',
    shorter: 'maxReqTime", "1"',
  },
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
 * @returns the receivers of a page, by the title of their fence, with a shorter limit for slow callers
 * @throws Error when one of them is not there, or does not cut off slow callers
 */
export function receiversOf(page: string, text: string): Receiver[] {
  return wanted.map(({ language, lang, file, command, limit, shorter }) => {
    const fence = fencesOf(page, text, lang).find(({ title }) => title === file);
    if (fence === undefined) {
      throw new Error(
        `${page}:1: there is no webhook receiver in ${language}. Fix: write it into a fence \`\`\`${lang} title="${file}".`,
      );
    }
    if (!fence.source.includes(limit)) {
      throw new Error(
        `${page}:1: the receiver in ${language} does not contain "${limit}", which cuts off slow callers. Fix: restore it, or change tests/api/receiversOf.ts with it.`,
      );
    }
    return { language, file, command, source: fence.source.replace(limit, shorter) };
  });
}

/** @returns whether the program of a receiver is on this machine */
export async function isThere(command: string): Promise<boolean> {
  try {
    await promisify(execFile)(command, ['--version']);
    return true;
  } catch {
    return false;
  }
}
