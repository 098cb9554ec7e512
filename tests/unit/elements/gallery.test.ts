import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { chartKinds } from '../../../plugins/figures/chart/chart';
import { galleryPages } from '../../../plugins/pages/gallery';
import { messageOf } from '../../../plugins/pages/gallery/remarkExamples';
import { remarkPlugins, textElements, textFences } from '../../../plugins/transforms/markdownPlugins';

const folder = path.join(galleryPages, 'gallery');
const pages = readdirSync(folder).map((file) => file.replace(/\.mdx$/, ''));
const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
const sourceOf = (page: string) => readFileSync(path.join(folder, `${page}.mdx`), 'utf8');

function examplesOf(page: string): { kind: string; source: string }[] {
  const fences = sourceOf(page).matchAll(/^(`{3,})mdx (good|bad)\n(.*?)\n\1$/gms);
  return [...fences].map(([, , kind = '', source = '']) => ({ kind, source }));
}

/** Names that this site adds to the components of the theme. */
function registered(): string[] {
  const source = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
  const [, entries = ''] = /export default \{(.*)\}/s.exec(source) ?? [];
  return [...entries.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name).filter((name) => /^[A-Z][a-z]/.test(name));
}

/** Components that no text names: whole texts, tables of Markdown, fences and the glossary become them. */
const notNamed = ['BeginningFirst', 'DlExample', 'DlLesson', 'Figure', 'MarkupFigure', 'ScrollableTable', 'TermAnchor'];

describe('the gallery', () => {
  test('has a page for every component and every fence', () => {
    const inTexts = registered().filter((name) => !notNamed.includes(name));
    expect(inTexts).toContain('Term');
    for (const name of [...textElements, ...textFences, ...inTexts]) {
      expect(pages, `no page for ${name}: add plugins/pages/gallery/pages/gallery/${kebab(name)}.mdx`).toContain(
        kebab(name),
      );
    }
  });

  test('has a good example of every kind of chart', () => {
    const sources = ['chart', 'chart-forms'].flatMap(examplesOf).filter(({ kind }) => kind === 'good');
    for (const kind of chartKinds) {
      expect(
        sources.some(({ source }) => source.includes(`\nkind: ${kind}\n`)),
        `no example of ${kind}: add one to chart.mdx, or to chart-forms.mdx if it has no axes`,
      ).toBe(true);
    }
  });

  test.each([...textElements, ...textFences, 'chart-forms'].map(kebab))(
    '%s has good examples and bad ones',
    async (page) => {
      const examples = examplesOf(page);
      expect(examples.filter(({ kind }) => kind === 'good').length).toBeGreaterThan(0);
      expect(examples.filter(({ kind }) => kind === 'bad').length).toBeGreaterThan(0);
      for (const { kind, source } of examples) {
        const message = await messageOf(source, remarkPlugins);
        if (kind === 'good') {
          expect(message).toBeUndefined();
        } else {
          expect(message).toMatch(/^docs\/example\.mdx:\d+: .+\. Fix: .+\.$/);
        }
      }
    },
  );

  test('is linked from its first page, page by page', () => {
    const index = readFileSync(path.join(galleryPages, 'gallery.mdx'), 'utf8');
    for (const page of pages) {
      expect(index.includes(`](/gallery/${page})`), `gallery.mdx does not list /gallery/${page}: add a row`).toBe(true);
    }
  });

  test.each([
    ['development', 1],
    ['production', 0],
  ])('in %s the site has %i plugins for it', async (environment, count) => {
    vi.stubEnv('NODE_ENV', environment);
    vi.resetModules();
    const { galleryPlugins } = await import('../../../src/config/gallery');
    expect(galleryPlugins).toHaveLength(count);
    vi.unstubAllEnvs();
  });
});
