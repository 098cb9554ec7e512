import { utf8Text } from '../../../src/data/readText';

/** A command line that cannot be run; its message says what to give. */
export class WrongArguments extends Error {}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'the file does not exist. Check the path',
  ENOTDIR: 'the file does not exist. Check the path',
  EISDIR: 'this is a folder. Give the files in it, for example with *.dl at the end of the path',
  EACCES: 'you are not allowed to read the file. Change its permissions',
};

/**
 * @param read reads a file of this machine
 * @returns the text of a file, without the mark of the byte order
 * @throws WrongArguments that names the file and what to do
 */
export function readText(file: string, read: (file: string) => Uint8Array): string {
  let bytes: Uint8Array;
  try {
    bytes = read(file);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new WrongArguments(`${file}: ${reasons[code] ?? message}.`);
  }
  try {
    return utf8Text(bytes, file);
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? error.message : String(error));
  }
}
