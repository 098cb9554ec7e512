import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Compiler } from 'webpack';
import { readText } from '../../../src/data/readText';
import { formatFinding } from '../../lint/formatFindings';
import { mdxTraps, trapsOf } from '../../lint/rules/mdx-traps';
import { kindOf, parseDocument } from '../../texts/document';

/** What the bundler draws around an error, line by line. */
const box = /^\s*(?:╰─▶\s*×|│) ?/;
const stack = /^\s*at .*/m;

/** Docusaurus puts the reason between the name of the file and its own stack. */
const wrapped = /MDX compilation failed for file "(.*)"\s+Cause: ([\s\S]*)/;
const wrongFrontMatter = /^(?:Error: )?YAMLException: (.*)/m;

const inProject = (file: string): string => path.relative(process.cwd(), file);

/** The parser of MDX names neither the line of a text nor what to do; the rule about it does. */
function trapsIn(place: string): string | undefined {
  if (!existsSync(place)) return undefined;
  const file = inProject(place).split(path.sep).join('/');
  const { faults } = trapsOf(parseDocument(file, kindOf(file), readText(place)));
  return faults.map((fault) => formatFinding({ ...fault, rule: mdxTraps.name })).join('\n') || undefined;
}

/** @returns what the writer of a text needs of its error, or nothing when the error is about something else */
function reasonOfText({ message, module }: Error & { module?: unknown }): string | undefined {
  const lines = stripVTControlCharacters(message).split('\n');
  const plain = lines.map((line) => line.replace(box, '')).join('\n');
  const [, file = '', cause] = wrapped.exec(plain) ?? [];
  if (cause === undefined) {
    const reason = wrongFrontMatter.exec(plain)?.[1];
    const place = (module as { resource?: string } | null | undefined)?.resource;
    return (
      reason && [...(place ? [`${inProject(place)}: `] : []), 'The front matter cannot be read: ', reason].join('')
    );
  }
  const reason =
    cause
      .split(/\n\s*Details:/)[0]
      ?.split(stack)[0]
      ?.trim() ?? '';
  // A fault with a fix names its file itself, which may be another one.
  return reason.includes(' Fix: ') ? reason : (trapsIn(file) ?? `${inProject(file)}: ${reason}`);
}

/** Leaves of errors about texts what their writer needs, each once: a wrong fact is met by every page that shows it. */
export function shortErrors({ hooks }: Compiler): void {
  hooks.thisCompilation.tap('live-texts', (compilation) => {
    compilation.hooks.afterSeal.tap('live-texts', () => {
      const told = new Set<string>();
      const errors = compilation.errors.flatMap((error) => {
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
