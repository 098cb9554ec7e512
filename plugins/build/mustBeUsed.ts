import type { Compilation, Compiler } from 'webpack';

/** Request for a module → the file that takes its place or the loader that changes it, or several of which one does. */
export type Replacements = Readonly<Record<string, string | readonly string[]>>;

/** Windows separates the parts of a path in another way. */
const slashed = (file: string): string => file.replaceAll('\\', '/');

const nameOf = (row: string): string => row.slice(row.lastIndexOf('/') + 1);

/**
 * @param row of the table in plugins/README.md that says what to do
 * @param identifiers of all modules of the bundle, each with its loaders
 * @returns a message for each replacement that is not among them
 */
export function unusedReplacements(row: string, replacements: Replacements, identifiers: Iterable<string>): string[] {
  const all = Array.from(identifiers, slashed);
  return Object.entries(replacements)
    .filter(([, files]) => ![files].flat().some((file) => all.some((identifier) => identifier.includes(slashed(file)))))
    .map(
      ([request, files]) =>
        `[${nameOf(row)}] Nothing in the bundle asks for "${request}" any longer, so ${[files].flat().join(', ')} is unused. ` +
        `Fix: find what does its work now, and replace that; the row "${row}" in plugins/README.md says why. Delete the replacement only if nothing does.`,
    );
}

/**
 * Fails the production build with what is wrong with the modules of the bundle.
 *
 * @param plugin name of the plugin that asks
 * @param messagesFor gets the identifiers of all modules, each with its loaders
 * @returns a plugin for the bundler
 */
export const checkModules = (plugin: string, messagesFor: (identifiers: string[]) => string[]) => ({
  apply: ({ hooks, options, webpack }: Compiler): void => {
    if (options.mode !== 'production') return;
    // Not `compilation`, which is also called for the compilation of a worker.
    hooks.thisCompilation.tap(plugin, (compilation: Compilation) => {
      // Later the bundler joins modules, and their names are gone.
      compilation.hooks.finishModules.tap(plugin, (modules) => {
        for (const message of messagesFor(Array.from(modules, (module) => module.identifier()))) {
          compilation.errors.push(new webpack.WebpackError(message));
        }
      });
    });
  },
});

/**
 * Fails the production build when a replacement replaces nothing, which happens after an upgrade of the generator.
 *
 * @param row of the table in plugins/README.md that says what to do
 * @throws Error from an empty list of replacements: there would be nothing to check
 * @returns a plugin for the bundler
 */
export function mustBeUsed(row: string, replacements: Replacements) {
  const plugin = nameOf(row);
  if (Object.keys(replacements).length === 0) {
    throw new Error(`[${plugin}] It replaces nothing. Fix: remove it from docusaurus.config.ts.`);
  }
  return checkModules(plugin, (identifiers) => unusedReplacements(row, replacements, identifiers));
}
