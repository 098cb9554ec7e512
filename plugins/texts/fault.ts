import path from 'node:path';

/** The file that a transformer works on: a path, or the file of unified that has one. */
export type FileLike = string | { readonly path?: string | undefined };

/** @returns path of a text as messages name it: relative to the project */
export function shownPath(file: FileLike): string {
  const name = typeof file === 'string' ? file : file.path;
  if (!name) {
    return 'text';
  }
  return path.isAbsolute(name) ? path.relative(process.cwd(), name).split(path.sep).join('/') : name;
}

/**
 * A wrong input in a text. It stops the build with one line that a writer can act on:
 * `docs/x.mdx:12: <what is wrong>. Fix: <what to write>.`
 */
export class TextFault extends Error {
  override readonly name = 'TextFault';

  toJSON(): object {
    return {};
  }

  /**
   * @param file the text, shown relative to the project
   * @param line line of the text, counted from 1
   * @param reason what is wrong, without a final full stop
   * @param fix what to write instead, without a final full stop
   */
  constructor(
    readonly file: FileLike,
    readonly line: number,
    readonly reason: string,
    readonly fix: string,
  ) {
    super(`${shownPath(file)}:${line}: ${reason}. Fix: ${fix}.`);
    // Docusaurus prints the message, then every field as JSON, then the stack: the message alone says it all.
    this.stack = '';
  }
}
