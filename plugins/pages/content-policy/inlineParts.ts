import { createHash } from 'node:crypto';

/** What a page contains inline and a policy has to name. */
export type InlineParts = { scripts: string[]; styles: string[] };

const scriptElement = /<script\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/script>/gi;
const styleElement = /<style\b(?:"[^"]*"|'[^']*'|[^"'>])*>([\s\S]*?)<\/style>/gi;

/** A type that is not JavaScript makes a block of data, which browsers do not run and policies do not cover. */
const isData = (attributes: string) => /\btype=["']?(?:application\/(?:ld\+)?json|text\/plain)\b/i.test(attributes);

/**
 * @param html a built page
 * @returns the texts of the scripts and style sheets in it
 */
export function inlineParts(html: string): InlineParts {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => !/\bsrc=/i.test(attributes) && !isData(attributes))
    .map(([, , text = '']) => text);
  return { scripts, styles: [...html.matchAll(styleElement)].map(([, text = '']) => text) };
}

/** @returns the name of a text in a policy (https://www.w3.org/TR/CSP3/#grammardef-hash-source) */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
