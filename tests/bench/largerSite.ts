import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { docRoutes, routes } from '../../src/data/siteRoutes';
import { linkPackages } from '../helpers/linkPackages';

/**
 * @returns the table of phases that a build printed, and seconds of the processor by phase; equal names are added up
 */
export function phasesOf(output: string): { text: string; seconds: Map<string, number> } {
  const text = /^Phase .*(?:\n.+)*/m.exec(output)?.[0] ?? '';
  const seconds = new Map<string, number>();
  for (const line of text.split('\n').slice(1)) {
    const [, name = '', processor = ''] = /^(.{32}) *[\d.]+ +([\d.]+)/.exec(line) ?? [];
    seconds.set(name.trim(), (seconds.get(name.trim()) ?? 0) + Number(processor));
  }
  return { text, seconds };
}

/**
 * A text again, without what only one page may have: its address, its badges, and a word that is waived for one file. The
 * title of a page and its questions end with the number of the copy.
 */
function copyOf(source: string, copy: number): string {
  return source
    .replace(
      /^title: "?((?!Release ).*?)"?$/m,
      (_line, words: string) => `title: ${JSON.stringify(`${words} ${copy}`)}`,
    )
    .replace(
      /^description: "?(.*?)"?$/m,
      (_line, words: string) => `description: ${JSON.stringify(`${words.slice(0, 140)} ${copy}.`)}`,
    )
    .replace(/^(?:slug|since|hide_table_of_contents): .*\n/gm, '')
    .replace(
      /^( {2}- "?.{12,85}).*\?("?)$/gm,
      (_line, question: string, quote: string) => `${question} ${copy}?${quote}`,
    )
    .replace(/ ?<Since [^>]*\/>/g, '')
    .replaceAll(' client', ' program');
}

/**
 * Copies the project with every documentation page and its release notes several times: each copy has its own
 * addresses, descriptions and versions.
 *
 * @param dir an empty folder
 * @param times how many copies of each text there are
 * @returns the number of texts
 */
export function writeLargerSite(dir: string, times: number): number {
  for (const file of execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    cpSync(file, path.join(dir, file));
  }
  linkPackages(dir);
  const list = JSON.parse(readFileSync('src/data/routes.json', 'utf8')) as { path: string; section: string }[];
  const posts = routes.filter(({ kind }) => kind === 'blog');
  for (let copy = 2; copy <= times; copy += 1) {
    const place = (route: string) => `/copy-${copy}${route === '/' ? '/start' : route}`;
    for (const { path: route, source, section } of docRoutes) {
      const file = path.join(dir, 'docs', `${place(route)}.mdx`);
      mkdirSync(path.dirname(file), { recursive: true });
      // Each copy links to the previous and the next one, so that every page can be reached.
      const others = [copy === times ? 2 : copy + 1, copy === 2 ? times : copy - 1];
      const links = others.map(
        (other) => `- [Copy ${other}](/copy-${other}${route === '/' ? '/start' : route}) is the same page.`,
      );
      writeFileSync(file, `${copyOf(readFileSync(source, 'utf8'), copy).trimEnd()}\n${links.join('\n')}\n`);
      list.push({ path: place(route), section });
    }
    for (const { source, path: route } of posts) {
      const version = route.replace('/blog/', '');
      const later = (year: string) => String(Number(year) + 2 * copy);
      const text = readFileSync(source, 'utf8')
        .replaceAll(version, version.replace(/^0/, String(copy)))
        .replace(/(?<=\d [A-Z]\w+ )20\d\d\b/, later)
        .replaceAll('features="+', 'features="');
      const name = path
        .basename(source)
        .replace(version, version.replace(/^0/, String(copy)))
        .replace(/^\d{4}/, later);
      const slug = /^slug: .*\n/m.exec(text)?.[0] ?? '';
      writeFileSync(path.join(dir, 'blog', name), copyOf(text, copy).replace('---\n', `---\n${slug}`));
    }
  }
  writeFileSync(path.join(dir, 'src/data/routes.json'), JSON.stringify(list));
  return times * (docRoutes.length + posts.length);
}
