import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changePages } from '../../../plugins/build/built-page/changePages';

describe('changes of the built pages', () => {
  let site = '';
  const at = (name: string) => path.join(site, name);

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'built-site-'));
    mkdirSync(at('about'));
    writeFileSync(at('index.html'), 'home');
    writeFileSync(at('about/index.html'), 'about');
    writeFileSync(at('notes.txt'), 'notes');
  });

  afterEach(() => rmSync(site, { recursive: true }));

  test('are made in the order in which the plugins ask, on every page and on nothing else', async () => {
    const asked = ['first', 'second', 'third'].map((name) => changePages(site, (html) => `${html}, ${name}`));
    expect(readFileSync(at('index.html'), 'utf8'), 'nothing happens before all have asked').toBe('home');
    expect(await Promise.all(asked)).toEqual([2, 2, 2]);
    expect(readFileSync(at('index.html'), 'utf8')).toBe('home, first, second, third');
    expect(readFileSync(at('about/index.html'), 'utf8')).toBe('about, first, second, third');
    expect(readFileSync(at('notes.txt'), 'utf8')).toBe('notes');
    expect(readdirSync(site).sort(), 'no half of a page is left').toEqual(['about', 'index.html', 'notes.txt']);
  });

  test('get the path of the page below the site, and leave a page alone that stays as it is', async () => {
    const before = statSync(at('index.html')).ino;
    await changePages(site, (html, file) => (file === path.join('about', 'index.html') ? 'new' : html));
    expect(readFileSync(at('about/index.html'), 'utf8')).toBe('new');
    expect(statSync(at('index.html')).ino).toBe(before);
  });

  test('can be asked for again later', async () => {
    await changePages(site, (html) => `${html} 1`);
    await changePages(site, (html) => `${html} 2`);
    expect(readFileSync(at('index.html'), 'utf8')).toBe('home 1 2');
  });

  test('that fail fail for every plugin that takes part, and the page stays as it was', async () => {
    const asked = [
      changePages(site, (html) => `${html}, first`),
      changePages(site, () => {
        throw new Error('no place for the policy');
      }),
    ];
    for (const outcome of await Promise.allSettled(asked)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'no place for the policy' } });
    }
    expect(readFileSync(at('index.html'), 'utf8')).toBe('home');
  });

  test('of a site without pages count none', async () => {
    const empty = at('about');
    rmSync(at('about/index.html'));
    expect(await changePages(empty, (html) => html)).toBe(0);
  });
});
