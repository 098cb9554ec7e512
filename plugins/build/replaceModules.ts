/**
 * @param replacements request for a module, as it is written in an import → the file that takes its place
 * @returns options for the bundler. The first alias that matches is used, and Docusaurus has some that would match too
 */
export const replaceModules = (replacements: Readonly<Record<string, string>>) => ({
  mergeStrategy: { 'resolve.alias': 'prepend' } as const,
  resolve: { alias: Object.fromEntries(Object.entries(replacements).map(([request, file]) => [`${request}$`, file])) },
});
