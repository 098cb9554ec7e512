import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from '../../plugins/tools/preview-server/builtPages';

export type HostedFile = { /** Exact address with the base URL. */ address: string; file: string; bytes: Buffer };

/** A built site as a host sees it. */
export type HostedSite = {
  dir: string;
  baseUrl: string;
  pages: HostedFile[];
  /** All that is no page and has an address. */
  others: HostedFile[];
  /** Addresses of folders, without a final slash. */
  folders: string[];
  notFoundPage: Buffer;
  /** @returns whether the build wrote a compressed copy of the file */
  hasCopies: (file: string) => boolean;
};

/**
 * @param dir folder of a built site
 * @throws Error when the folder holds no built site
 */
export function readHostedSite(dir: string): HostedSite {
  const { baseUrl, pages } = builtPages(dir);
  const hosted = (address: string, file: string): HostedFile => ({
    address,
    file,
    bytes: readFileSync(path.join(dir, file)),
  });
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).map((entry) => ({
    isFile: entry.isFile(),
    name: path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
  }));
  return {
    dir,
    baseUrl,
    pages: [...pages].map(([address, file]) => hosted(address, file)),
    others: entries
      .filter(({ isFile, name }) => isFile && !/(?:^|\/)[._]|\.(?:html|br|gz)$/.test(name))
      .map(({ name }) => hosted(`${baseUrl}${name}`, name)),
    folders: entries.filter(({ isFile }) => !isFile).map(({ name }) => `${baseUrl}${name}`),
    notFoundPage: readFileSync(path.join(dir, '404.html')),
    hasCopies: (file) => existsSync(path.join(dir, `${file}.br`)),
  };
}

/** A host decides by the ending, by whether it may be kept, and by the form of the address. */
const kindOf = ({ address, file }: HostedFile): string =>
  file.endsWith('.html')
    ? `page ${address.split('/').length} ${address.endsWith('/')}`
    : `${path.extname(file)} ${file.startsWith('assets/')}`;

/** @returns the first file of each kind */
export const oneOfEachKind = (files: readonly HostedFile[]): HostedFile[] => [
  ...new Map(files.toReversed().map((file) => [kindOf(file), file])).values(),
];

/** @returns the first file of each kind, and every tenth: what is the same for all files of a kind need not be asked of each */
export const sampleOf = (files: readonly HostedFile[]): HostedFile[] => [
  ...new Set([...oneOfEachKind(files), ...files.filter((_, at) => at % 10 === 0)]),
];

/** A site without any file: no check may find something to praise in it. */
export const emptyHostedSite: HostedSite = {
  dir: '',
  baseUrl: '/',
  pages: [],
  others: [],
  folders: [],
  notFoundPage: Buffer.alloc(0),
  hasCopies: () => false,
};
