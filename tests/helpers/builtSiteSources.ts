import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeFolder } from '../build/checks/themeRegister';

const codeFile = /\.(?:ts|tsx|js|jsx|cjs|mjs)$/;
/** Where packages keep the theme components that they bring. */
const themeFolders = ['lib/theme', 'lib/client/theme-fallback', 'dist/theme'];

/**
 * @param folders folders relative to the project
 * @returns text of every code file below them, by its path relative to the project
 */
export function readCode(project: string, folders: readonly string[]): Map<string, string> {
  const files = folders
    .filter((folder) => existsSync(path.join(project, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => codeFile.test(file))
        .map((file) => [folder, ...file.split(path.sep)].join('/')),
    );
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(project, file), 'utf8')]));
}

/**
 * Reads `src/theme`. Docusaurus treats every code file in it as a component, so each has to be registered.
 *
 * @param project folder that contains `src/theme`
 * @param modules folder with the installed packages
 */
export function readThemeFolder(project: string, modules = 'node_modules'): ThemeFolder {
  const register = path.join(project, 'src/theme/README.md');
  const code = [...readCode(project, ['src/theme'])];
  return {
    register: existsSync(register) ? readFileSync(register, 'utf8') : '',
    components: new Map(
      code.map(([file, text]) => [
        file
          .replace(/^src\/theme\//, '')
          .replace(codeFile, '')
          .replace(/\/index$/, ''),
        text,
      ]),
    ),
    upstream: (packageName) => {
      const folder = path.join(modules, packageName);
      if (!existsSync(path.join(folder, 'package.json'))) {
        return undefined;
      }
      const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
      const has = (component: string) =>
        themeFolders.some((theme) =>
          [`${component}.js`, `${component}/index.js`].some((file) => existsSync(path.join(folder, theme, file))),
        );
      return { version, has };
    },
  };
}
