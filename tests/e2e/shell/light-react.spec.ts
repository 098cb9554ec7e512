import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import { replacements } from '../../../plugins/bundle/light-react/replacements';
import { expect, type Page, test } from '../../helpers/test';

const fixtures = 'tests/fixtures/react';

const instead: Plugin = {
  name: 'light-react',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, resolveDir, kind }) =>
      replacements[path] ? resolve(replacements[path], { resolveDir, kind }) : undefined,
    );
  },
};

/** @returns the only file that is made of an entry of the fixture */
async function bundle(entry: string, options: Parameters<typeof build>[0]): Promise<string> {
  const { outputFiles = [] } = await build({
    entryPoints: [`${fixtures}/${entry}`],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
  });
  return outputFiles[0]?.text ?? '';
}

async function renderOnServer(): Promise<string> {
  const code = await bundle('server.tsx', { platform: 'node', format: 'cjs' });
  const module = { exports: {} as { html: string } };
  new Function('module', 'require', code)(module, createRequire(__filename));
  return module.exports.html;
}

let rendered: Promise<string> | undefined;
/** The page as the server sends it, made once. */
const servedHtml = () => {
  rendered ??= renderOnServer();
  return rendered;
};

const scripts = new Map<string, Promise<string>>();
/** The script of a page, bundled once for each library. */
function script(entry: string, plugins: Plugin[]): Promise<string> {
  const key = `${entry} ${plugins.map(({ name }) => name)}`;
  const made = scripts.get(key) ?? bundle(entry, { format: 'iife', plugins });
  scripts.set(key, made);
  return made;
}

type Watched = { log: string[]; task: number; served: Element[] };
const logOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).log);

/** @returns number of elements that the page came with and no longer has */
const goneOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Watched).served.filter((element) => !element.isConnected).length);

const libraries = { React: [], 'what readers get in its place': [instead] };

for (const [library, plugins] of Object.entries(libraries)) {
  test.describe(library, () => {
    const open = async (page: Page, html: string) => {
      await page.goto('about:blank');
      await page.setContent(`<div id="root">${html}</div>`);
      await page.addScriptTag({ content: await script('browser.tsx', plugins) });
      await expect(page.getByText('Seen in the browser only')).toBeVisible();
    };

    test.beforeEach(async ({ page }) => open(page, await servedHtml()));

    test('where the page does not fit, an element that it came with is gone', async ({ page }) => {
      const html = (await servedHtml()).replace('<p id="first">', '<h6 id="first">');
      await open(page, html);
      expect(await goneOf(page), 'elements').toBeGreaterThan(0);
      await expect(page.locator('p#first')).toHaveText('This is the first place');
    });

    test('takes a page over in several tasks, keeps its elements, and runs effects when all is there', async ({
      page,
    }) => {
      const log = await logOf(page);
      const rendered = log.filter((line) => line.includes('renders'));
      expect(rendered.map((line) => line.split(' ')[0]).join(' ')).toBe('one two three four five six seven eight');
      expect(new Set(rendered.map((line) => line.split(' ').at(-1))).size, 'tasks').toBeGreaterThan(1);
      expect(log.filter((line) => line.includes('layout effect'))).toHaveLength(8);
      expect(log.filter((line) => line.includes('has its effect'))).toHaveLength(8);
      expect(log.indexOf('one has its layout effect')).toBeGreaterThan(log.indexOf(rendered.at(-1) ?? ''));
      expect(log.indexOf('one has its effect')).toBeGreaterThan(log.indexOf('eight has its layout effect'));
      expect(await goneOf(page), 'elements that the page came with').toBe(0);
    });

    test('an effect has its way: its change is seen, its error is caught, and what it took away has ended', async ({
      page,
    }) => {
      for (const name of ['left', 'middle', 'right']) await expect(page.getByText(`${name} changed`)).toBeVisible();
      await expect(page.getByText('an effect has failed')).toBeVisible();
      await expect(page.getByText('Leaving')).toHaveCount(0);
      const log = await logOf(page);
      const [begun, ended] = ['leaving began', 'leaving ended'].map((line) => log.filter((found) => found === line));
      expect(ended).toHaveLength(begun?.length ?? 0);
    });

    test('a layout effect finds what those who read a context have made of it', async ({ page }) => {
      await page.getByRole('button', { name: 'Go' }).click();
      await expect(page.getByText('This is the second place')).toBeVisible();
      const log = await logOf(page);
      expect(log.filter((line) => /^(first|second):/.test(line))).toEqual([
        'first: This is the first place',
        'second: This is the second place',
      ]);
    });

    test('a button names what it opens', async ({ page }) => {
      const button = page.getByRole('button', { name: 'Open' });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const id = await page.getByText('Opened').getAttribute('id');
      expect(id).toBeTruthy();
      await expect(button).toHaveAttribute('aria-controls', id ?? '');
    });

    test('a field shows what its state is, and focus and blur are heard around it', async ({ page }) => {
      await page.getByLabel('Text').pressSequentially('abc');
      await page.getByRole('button', { name: 'Go' }).focus();
      await expect(page.locator('output')).toHaveText('ABC focus blur');
      await expect(page.getByLabel('Text')).toHaveValue('ABC');
    });

    test('what a page shows renders again for another location, but not for the same one in a new object', async ({
      page,
    }) => {
      await page.setContent('<div id="root"></div>');
      await page.addScriptTag({ content: await script('steady.tsx', plugins) });
      await expect(page.locator('output')).toHaveText('/old 1');
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
      await expect(page.locator('output')).toHaveText('/old 1');
      await page.getByRole('button', { name: 'Pressed 1' }).click();
      await expect(page.locator('output')).toHaveText('/new 2');
    });
  });
}

test('what effects change is shown in a task of its own each, and Preact alone would show it in one', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.setContent(`<div id="root">${await servedHtml()}</div>`);
  await page.addScriptTag({ content: await script('browser.tsx', [instead]) });
  await expect(page.getByText('right changed')).toBeVisible();
  const tasks = (await logOf(page)).filter((line) => line.includes('is changed')).map((line) => line.split(' ').at(-1));
  expect(tasks).toHaveLength(3);
  expect(new Set(tasks).size, tasks.join(', ')).toBe(3);
});
