import type { ApiDocument } from '../../../src/api/openapi/document';
import { samplesOnPage } from '../../../src/api/page';
import { at } from '../../config/sites';
import { apiRoute, apis, documentOf } from '../../helpers/api';
import { expect, test } from '../../helpers/test';

/** Names and texts that the page of a document must have. */
function statedIn({ paths, webhooks = {}, components }: ApiDocument): string[] {
  const operations = [paths, webhooks].flatMap((all) => Object.values(all).flatMap((item) => Object.values(item)));
  return [
    ...operations.map(({ operationId }) => operationId),
    ...operations
      .flatMap((operation) => operation['x-codeSamples']?.slice(0, samplesOnPage) ?? [])
      .flatMap(({ source }) => source.split('\n', 1)),
    ...Object.entries(components.schemas).flatMap(([name, { properties = {} }]) => [name, ...Object.keys(properties)]),
    'Ошибка клиента',
    'Клиент допустил ошибку.',
    'RequestValidationError',
    'Ошибка сервера',
    'Сервер допустил ошибку.',
  ];
}

for (const api of apis) {
  test.describe(`${api} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('holds all that its document states, offers nothing that needs script, and fits a phone', async ({ page }) => {
      const document = documentOf(api);
      await page.goto(at(apiRoute(api)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${document.info.title} reference`);
      await test.step('nothing that needs script is offered', async () => {
        await expect(page.getByRole('button', { name: /Try it|Take the tour|Redoc|Copy code/ })).toHaveCount(0);
        await expect(page.locator('[role="tab"]:visible')).toHaveCount(0);
        await expect(page.locator('.api-bar:visible', { hasNot: page.locator('.api-bar__title') })).toHaveCount(0);
      });
      await test.step('it says where the samples in other languages are, and its error statuses lead to the errors', async () => {
        await expect(page.getByText('JavaScript, Python, Java and C#, too')).toBeVisible();
        const yaml = await page.request.get(at(`/api/${api}.yaml`));
        expect(await yaml.text()).toMatch(/label: C#/);
        const status = page.locator('article').getByRole('link', { name: '422' }).first();
        await expect(status).toHaveAttribute('href', '#error/422');
      });
      await test.step('Russian texts say that they are Russian', async () => {
        await expect(page.locator('#errors').locator('..').locator('code[lang="ru"]')).toHaveText([
          'Ошибка клиента',
          'Клиент допустил ошибку.',
          'Ошибка сервера',
          'Сервер допустил ошибку.',
        ]);
      });
      await test.step('it holds every call, field, schema and error text, and the samples of the page', async () => {
        // What is far from the screen has no text of its own on a screen, and is printed whole.
        await page.emulateMedia({ media: 'print' });
        const text = await page.locator('main').innerText();
        await page.emulateMedia({ media: null });
        const wanted = statedIn(document);
        expect(wanted.length).toBeGreaterThan(100);
        const flat = text.replace(/\s+/g, ' ');
        expect(wanted.filter((one) => !flat.includes(one.replace(/\s+/g, ' ')))).toEqual([]);
      });
      await test.step('it is no wider than a phone of 320 px', async () => {
        await page.setViewportSize({ width: 320, height: 700 });
        const widest = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
        expect(widest).toBe(0);
      });
    });
  });
}

test('the first paint in the dark is that of the light, before any script file has come', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  const boxesIn = async (theme: string) => {
    await page.goto(at('/api/sapi/'));
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    return page.evaluate(() => ({
      boxes: [...document.querySelectorAll('.api h1, .api h2, .api article, .api table, .api pre, .api-list')].map(
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        },
      ),
      ground: getComputedStyle(document.documentElement).backgroundColor,
      widest: Math.max(
        ...[...document.querySelectorAll('.api svg')].map((icon) => icon.getBoundingClientRect().width),
        0,
      ),
    }));
  };
  const light = await boxesIn('light');
  const dark = await boxesIn('dark');
  expect(light.boxes.length).toBeGreaterThan(100);
  expect(dark.boxes).toEqual(light.boxes);
  expect(dark.ground).not.toBe(light.ground);
  expect(dark.widest, 'no icon fills the screen').toBeLessThan(64);
});
