/** What is wrong in a command line, without the hint of Node.js about arguments that begin with a dash. */
export const wrongArguments = (error: unknown): string =>
  `${(error instanceof Error ? error.message : String(error)).split('. To specify')[0]?.replace(/\.$/, '')}.`;
