import path from 'node:path';
import ts from 'typescript';
import type { Id } from '../documents';
import { clientsDir, tools } from './generate';

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** The conversations, the program in the texts, and one that is refused. */
const programs = [...Object.values(tools).map(({ program }) => program), 'documented', 'wrong'];

const programOf = (name: string) => path.join(clientsDir, `${name}.ts`);

/** One program for all clients, so that the library of the language is read once. */
export function compileClients(): ts.Program {
  return ts.createProgram(programs.map(programOf), options);
}

/** @returns what the compiler finds in a client and its program, one line each */
export function faultsOf(program: ts.Program): string[] {
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const place = file ? path.relative(clientsDir, file.fileName) : '';
    return `${place}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** @returns places at which a program takes a type by force: a cast, `!`, `any` or a comment that silences the compiler */
export function castsIn(program: ts.Program): string[] {
  return programs.flatMap((name) => {
    const file = program.getSourceFile(programOf(name));
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const isForced =
        ts.isAsExpression(node) ||
        ts.isNonNullExpression(node) ||
        ts.isTypeAssertionExpression(node) ||
        node.kind === ts.SyntaxKind.AnyKeyword;
      if (isForced && file) {
        found.push(`${name}.ts: ${node.getText(file)}`);
      }
      ts.forEachChild(node, visit);
    };
    if (file) {
      visit(file);
    }
    return /@ts-(?:ignore|expect-error|nocheck)/.test(file?.text ?? '@ts-ignore') ? [...found, `${name}.ts`] : found;
  });
}

/** @returns the names that a client of an API exports: types, functions, and the parts of its classes and interfaces */
export function namesIn(program: ts.Program, tool: string, id: Id): Set<string> {
  const checker = program.getTypeChecker();
  const entry = tools[tool]?.entry(id) ?? '';
  const file = program.getSourceFile(path.join(clientsDir, 'generated', tool, entry));
  const module = file && checker.getSymbolAtLocation(file);
  const names = new Set<string>();
  /** Parts of `Api`, `operations` and `components`, two steps down: a group of calls, or of schemas. */
  const add = (symbol: ts.Symbol, depth: number): void => {
    names.add(symbol.name);
    if ((depth > 0 && ['Api', 'operations', 'components', 'schemas'].includes(symbol.name)) || depth === 1) {
      const type =
        ts.SymbolFlags.Type & symbol.flags ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
      for (const part of type.getProperties()) {
        add(part, depth - 1);
      }
    }
  };
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    add(symbol, 2);
  }
  return names;
}
