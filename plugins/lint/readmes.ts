import { existsSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { filesOfFolders } from '../../src/data/filesBelow';
import { readText } from '../../src/data/readText';
import type { Document } from '../texts/document';
import { readFrontMatter } from '../texts/frontMatter';

/** Files with a place of their own. The folders below have READMEs at any depth. */
const files = ['README.md', 'CONTRIBUTING.md', 'tests/README.md', '.github/pull_request_template.md'];
const folders = ['plugins', 'src'];
/** Its pages explain to writers what a text can use. */
const gallery = 'plugins/pages/gallery/pages/';

/** Unlike the texts of the site, these files are plain Markdown, so `{` and `<` need no code font. */
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** @returns paths of the files that explain the project to developers, relative to the folder of the project */
export function readmeFiles(root: string): string[] {
  return [
    ...files.filter((file) => existsSync(path.join(root, file))),
    ...filesOfFolders(root, folders).filter((file) => path.basename(file) === 'README.md' || file.startsWith(gallery)),
  ];
}

/** @returns the files that explain the project to developers, parsed as Markdown */
export const readReadmes = (root: string): Document[] =>
  readmeFiles(root).map((file) => {
    const source = readText(path.join(root, file));
    const lines = source.split(/\r?\n/);
    return { file, kind: 'page', lines, frontMatter: readFrontMatter(lines), tree: parser.parse(source) };
  });
