import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Compiler } from 'webpack';
import { readText } from '../../../src/data/readText';
import { formatFinding } from '../../lint/formatFindings';
import { links, pathProblem } from '../../lint/rules/links';
import { mdxTraps, trapsOf } from '../../lint/rules/mdx-traps';
import { kindOf, parseDocument } from '../../texts/document';
import { shownPath } from '../../texts/fault';
import type { PageLink } from '../../texts/pageLinks';

/** What the bundler draws around an error, line by line. */
const box = /^\s*(?:╰─▶\s*×|│) ?/;
const stack = /^\s*at .*/m;

/** Docusaurus puts the reason between the name of the file and its own stack. */
const wrapped = /MDX compilation failed for file "(.*)"\s+Cause: ([\s\S]*)/;
const wrongFrontMatter = /^(?:Error: )?YAMLException: (.*)/m;

const brokenLink = /^Markdown (link|image) with URL `(.*?)` in source file "(.*?)"(?: \((\d+):\d+\))?/;
const missingModule = /(?:Cannot find module|Can't resolve) '(.*?)'/;

function plainMessage({ message }: Error): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.map((line) => line.replace(box, '')).join('\n');
}

/**
 * The lists of pages lead to a text that was deleted or has another name until Docusaurus has read the folder again, a
 * moment later. Where a route is left without a text, the rule about routes names it.
 */
const isOfGoneText = (error: Error): boolean =>
  /^@site\/.*\.mdx?(?:\?.*)?$/.test(missingModule.exec(plainMessage(error))?.[1] ?? '');

/** The parser of MDX names neither the line of a text nor what to do; the rule about it does. */
function trapsIn(place: string): string | undefined {
  if (!existsSync(place)) return undefined;
  const file = shownPath(place);
  let text: string;
  try {
    text = readText(place);
  } catch (error) {
    // It is not UTF-8, or has just been deleted: an error that leaves this hook would end the bundler.
    return error instanceof Error ? error.message : undefined;
  }
  const { faults } = trapsOf(parseDocument(file, kindOf(file), text));
  return faults.map((fault) => formatFinding({ ...fault, rule: mdxTraps.name })).join('\n') || undefined;
}

/** A link or picture that leads nowhere is named as the rule about links names it. */
function brokenLinkIn(cause: string): string | undefined {
  const [, what, address = '', file = '', line = '1'] = brokenLink.exec(cause) ?? [];
  const link: PageLink = { address, line: Number(line), isImage: what === 'image' };
  const problem = what && pathProblem(link, (name) => existsSync(path.resolve(name)));
  return problem ? formatFinding({ file, line: link.line, rule: links.name, ...problem }) : undefined;
}

/** @returns what is wrong with the import of a text; only its name is in the error */
function missingImport(name: string, place: string): string {
  const index = readText(place)
    .split('\n')
    .findIndex((line) => line.startsWith('import') && line.includes(name));
  const line = index === -1 ? '' : `:${index + 1}`;
  return `${shownPath(place)}${line}: There is no module "${name}". Fix: correct the path of the import, or delete it.`;
}

type WithModule = Error & { module?: { resource?: string } | null | undefined };

/** @returns what the writer of a text needs of an error that its file does not begin, or nothing */
function reasonAround(plain: string, { module }: WithModule): string | undefined {
  const place = module?.resource;
  const name = missingModule.exec(plain)?.[1];
  if (name !== undefined) {
    return place && /\.mdx?$/.test(place) && existsSync(place) ? missingImport(name, place) : undefined;
  }
  const reason = wrongFrontMatter.exec(plain)?.[1];
  return reason && [...(place ? [`${shownPath(place)}: `] : []), 'The front matter cannot be read: ', reason].join('');
}

/** @returns what the writer of a text needs of its error, or nothing when the error is about something else */
function reasonOfText(error: WithModule): string | undefined {
  const plain = plainMessage(error);
  const [, file = '', cause] = wrapped.exec(plain) ?? [];
  if (cause === undefined) return reasonAround(plain, error);
  const broken = brokenLinkIn(cause);
  if (broken !== undefined) return broken;
  const reason =
    cause
      .split(/\n\s*Details:/)[0]
      ?.split(stack)[0]
      ?.trim() ?? '';
  // A fault with a fix names its file itself, which may be another one.
  return reason.includes(' Fix: ') ? reason : (trapsIn(file) ?? `${shownPath(file)}: ${reason}`);
}

/** Leaves of errors about texts what their writer needs, each once: a wrong fact is met by every page that shows it. */
export function shortErrors({ hooks }: Compiler): void {
  hooks.thisCompilation.tap('live-texts', (compilation) => {
    compilation.hooks.afterSeal.tap('live-texts', () => {
      const told = new Set<string>();
      const lasting = compilation.errors.filter((error) => !isOfGoneText(error));
      const errors = lasting.flatMap((error) => {
        const reason = reasonOfText(error);
        if (reason === undefined) return [error];
        if (told.has(reason)) return [];
        told.add(reason);
        return [Object.assign(new Error(reason), { stack: '' })];
      });
      compilation.errors.splice(0, compilation.errors.length, ...errors);
    });
  });
}
