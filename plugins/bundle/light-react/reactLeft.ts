const partOfReact = /node_modules[\\/](?:react|react-dom|scheduler)[\\/][^!?|]+/;

/**
 * @param identifiers of all modules of the bundle, each with its loaders
 * @returns a message for each React module among them: the two libraries could not render each other's components
 */
export const reactLeft = (identifiers: readonly string[]): string[] =>
  identifiers
    .flatMap((identifier) => partOfReact.exec(identifier)?.[0] ?? [])
    .map(
      (file) =>
        `[light-react] The bundle contains ${file} as well as Preact. Fix: give the module that was asked for a replacement in plugins/bundle/light-react/index.ts.`,
    );
