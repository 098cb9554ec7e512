import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import ts from 'typescript';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(`src/components/DlExample/${file}`, 'utf8');

/** Without comments and types; the build makes it smaller still. */
function plainScript(text: string): string {
  const { JsxEmit, ModuleKind, ScriptTarget } = ts;
  const compilerOptions = { jsx: JsxEmit.ReactJSX, module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
  return ts.transpileModule(text, { compilerOptions: { ...compilerOptions, removeComments: true } }).outputText;
}

it('what every page gets of the playground is less than 1,150 bytes', () => {
  const texts = [plainScript(read('DlExample.tsx')), read('DlExample.module.css').replace(/\/\*.*?\*\//gs, '')];
  const sizes = texts.map((text) => brotliCompressSync(text.replace(/\n\s*/g, '\n')).length);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  console.log(`DlExample: ${sizes.join(' + ')} = ${size} bytes of script and styles, with brotli`);
  expect(size).toBeGreaterThan(200);
  expect(size).toBeLessThan(1150);
});
