import type { Compiler } from 'webpack';

/** The reason of a text that cannot be compiled, which Docusaurus puts between the name of the file and its own stack. */
const reasonOfText = /Cause: (.+ Fix: .+)/;

/** Leaves of an error about a text what its writer needs. */
export function shortErrors({ hooks }: Compiler): void {
  hooks.thisCompilation.tap('live-texts', (compilation) => {
    compilation.hooks.afterSeal.tap('live-texts', () => {
      const errors = compilation.errors.map((error) => {
        const reason = reasonOfText.exec(error.message)?.[1];
        return reason === undefined ? error : (Object.assign(new Error(reason), { stack: '' }) as typeof error);
      });
      compilation.errors.splice(0, compilation.errors.length, ...errors);
    });
  });
}
