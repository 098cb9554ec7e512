import { createRequire } from 'node:module';
import path from 'node:path';
import { Language, Parser } from '@vscode/tree-sitter-wasm';

const folder = path.dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'));

const grammars = { Java: 'java', 'C#': 'c-sharp' } as const;

/** @returns a function that says whether a text is a whole program of the language */
export async function parserOf(language: keyof typeof grammars): Promise<(source: string) => boolean> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammars[language]}.wasm`)));
  return (source) => parser.parse(source)?.rootNode.hasError === false;
}
