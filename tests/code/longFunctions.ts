import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { GuardReport } from '../guards/guard';

const mostLines = 60;

function nameOf(node: ts.SignatureDeclaration): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? 'a function without a name';
}

/** @returns the functions of a file, those inside others too, with their first line and their length */
function functionsIn(file: string): { place: string; name: string; lines: number }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found: { place: string; name: string; lines: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = lineAt(node.getStart());
      found.push({ place: `${file}:${first}`, name: nameOf(node), lines: lineAt(node.end) - first + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Finds functions that are too long to be read at a glance. The linter has a rule for it, but that one does not count the lines
 * of JSX.
 *
 * @param files paths of TypeScript files
 */
export function longFunctions(files: readonly string[]): GuardReport {
  const functions = files.flatMap(functionsIn);
  return {
    checked: functions.length,
    unit: 'functions',
    faults: functions
      .filter(({ lines }) => lines > mostLines)
      .map(
        ({ place, name, lines }) =>
          `${place}: ${name} has ${lines} lines, and ${mostLines} is the limit. Fix: move each separate idea into a function with a name.`,
      ),
  };
}
