import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { expect, test, vi } from 'vitest';
import lightReact from '../../../plugins/bundle/light-react/index';
import { reactLeft } from '../../../plugins/bundle/light-react/reactLeft';

test('a module of React beside its replacement is named with the fix', () => {
  const [message, ...others] = reactLeft([
    'javascript/auto|/site/node_modules/react-dom/cjs/react-dom.production.min.js',
    'javascript/auto|/site/node_modules/preact/compat/dist/compat.mjs',
  ]);
  expect(message).toBe(
    '[light-react] The bundle contains node_modules/react-dom/cjs/react-dom.production.min.js as well as Preact. Fix: give the module that was asked for a replacement in plugins/bundle/light-react/index.ts.',
  );
  expect(others).toEqual([]);
});

test('a module of React is found on Windows, too', () => {
  expect(reactLeft(['C:\\site\\node_modules\\react-dom\\index.js'])).toHaveLength(1);
});

test('packages with a similar name are no part of React', () => {
  expect(reactLeft(['/site/node_modules/react-router/esm/react-router.js', '/site/plugins/react/own.ts'])).toEqual([]);
});

/** Bundles the text for browsers with the bundler of the site. @returns its messages */
async function messagesOf(text: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'light-react-'));
  vi.stubEnv('NODE_ENV', 'production');
  try {
    writeFileSync(path.join(folder, 'entry.js'), text);
    const changes = lightReact().configureWebpack?.({}, false, {} as never, undefined);
    const { resolve, plugins } = changes as { resolve?: object; plugins?: unknown[] };
    const modules = [path.resolve('node_modules')];
    const typed = {
      test: /\.ts$/,
      loader: 'builtin:swc-loader',
      options: { jsc: { parser: { syntax: 'typescript' } } },
    };
    const config = {
      mode: 'production',
      context: folder,
      entry: './entry.js',
      output: { path: folder },
      module: { rules: [typed] },
      plugins,
    };
    return await new Promise((done, reject) => {
      rspack.rspack(
        { ...config, resolve: { ...resolve, modules, extensions: ['.ts', '...'] } } as never,
        (error, stats) =>
          error ? reject(error) : done(stats?.toString({ preset: 'errors-only', colors: false }) ?? ''),
      );
    });
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
}

const all = "import 'react'; import 'react/jsx-runtime'; import 'react-dom'; import 'react-dom/client';";

test('a bundle that asks for the four modules gets none of React', async () => {
  expect(await messagesOf(all)).toBe('');
});

test('a bundle that asks for a fifth module of React fails', async () => {
  expect(await messagesOf(`${all} import 'react/jsx-dev-runtime';`)).toContain(
    'The bundle contains node_modules/react/',
  );
});

test.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])('without %s, it fails', async (module) => {
  expect(await messagesOf(all.replace(`import '${module}';`, ''))).toContain(
    `Nothing in the bundle asks for "${module}" any longer`,
  );
});
