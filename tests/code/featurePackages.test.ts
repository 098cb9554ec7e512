import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOfFolders } from '../../src/data/filesBelow';

/** What a site of create-docusaurus has, and what the bundler resolves. */
const given = /^(?:\.|node:|@docusaurus\/|@theme|@generated\/|@local-search\/|react(?:-dom)?(?:$|\/))/;

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: object };

test.each(['search', 'figures', 'page-markdown'])('the README of %s installs what the folder imports', (feature) => {
  const source = filesOfFolders('.', [`plugins/${feature}`])
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const imports = source.matchAll(/^import (?!type\b)(?:[^;]*? from )?'([^']+)'/gm);
  const packages = new Set(
    [...imports]
      .map(([, name = '']) => name)
      .filter((name) => !given.test(name))
      .map(packageOf),
  );
  const types = [...packages].map((name) => `@types/${name}`).filter((name) => name in devDependencies);

  const readme = readFileSync(`plugins/${feature}/README.md`, 'utf8');
  const installed = [...readme.matchAll(/`npm install (?:-D )?([^`]+)`/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(installed.sort()).toEqual([...packages, ...types].sort());
});
