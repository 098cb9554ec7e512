import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleModules } from '../../plugins/tools/prepared-config/bundleModules';
import { newestRelease } from '../../src/data/siteRoutes';
import { linkPackages } from '../helpers/linkPackages';
import { readmeSteps } from './readmeSteps';

const routesFile = 'src/data/routes.json';
const featuresFile = 'src/data/facts/features.yml';
/** Pages that lead to the new one. */
const leaders = ['docs/content.mdx', 'docs/development/notes.mdx'];
/** Ten older release notes, so that the new one makes a second page of each list. */
const postsKept = 10;

const readme = readFileSync('README.md', 'utf8');
const steps = readmeSteps(readme);
/** The version in the README is one that does not exist; when it does, the next one is as good. */
const version = newestRelease.replace(/\d+\.\d+$/, (rest) => `${Number.parseInt(rest, 10) + 1}.0`);
const address = steps.page.replace(/^docs|\.mdx$/g, '');
const project = mkdtempSync(path.join(tmpdir(), 'readme-steps-'));
const inCopy = (file: string) => path.join(project, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');

function change(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const changed = text.replace(from, to);
  expect(changed, `${file} has ${from}`).not.toBe(text);
  writeFileSync(inCopy(file), changed);
}

function run(...command: [string, ...string[]]) {
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(inCopy(`node_modules/.bin/${program}`), args, {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
      // As in `npm run build`: room for short-lived trees.
      NODE_OPTIONS: '--max-semi-space-size=64',
      // The copy is built once, and a second thread would warm up the server's program again.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
    },
  });
  return { status, output: `${stdout}\n${stderr}` };
}

/** A copy of what the build reads, without results of earlier builds. */
function copyProject(): void {
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'docusaurus.config.ts',
    'sidebars.ts',
    'blog',
    'docs',
    'plugins',
    'src',
    'static',
  ]) {
    cpSync(name, inCopy(name), { recursive: true });
  }
  linkPackages(project);
}

/** Files of the copy that are new or differ from those of the project. */
function touched(): string[] {
  return ['docs', 'blog', 'src', 'plugins', 'static']
    .flatMap((folder) =>
      readdirSync(inCopy(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => statSync(inCopy(file)).isFile())
    .filter((file) => {
      const before = statSync(file, { throwIfNoEntry: false });
      return !before || !readFileSync(file).equals(readFileSync(inCopy(file)));
    })
    .sort();
}

function addPage(): void {
  writeFileSync(inCopy(steps.page), steps.text);
  change(routesFile, /^.*"\/development\/notes".*$/m, `$&\n  ${steps.line}`);
  for (const file of leaders) {
    appendFileSync(inCopy(file), `\nUsers may also send [voice notes](${address}).\n`);
  }
}

/** @returns the file of the new post */
function addRelease(): string {
  const { status, output } = run('tsx', steps.command, version);
  expect(status, output).toBe(0);
  const [, post = ''] = /^Written: (blog\/\S+)$/m.exec(output) ?? [];
  const [head = ''] = read(post).split('\n## ');
  const item = `- <Change area="builder" features="+voice-notes" /> An assistant replies to [voice notes](${address}).`;
  writeFileSync(inCopy(post), `${head}\n## New {#new}\n\n${item}\n`);
  change(
    post,
    'description: "…"',
    'description: An assistant can reply to users who send voice notes instead of text.',
  );
  change(post, ' …', ' teaches assistants to reply to voice notes.');
  appendFileSync(inCopy(featuresFile), `voice-notes:\n  name: Voice notes\n  page: ${address}\n`);
  change(steps.page, 'pattern: task', `pattern: task\nsince: "${version}"`);
  return post;
}

/**
 * Takes out what the build of the new page and post does not need: 140 pages, search and API references take minutes.
 */
function thinOut(): void {
  const kept = ['/', '/content', address, '/full_documentation', '/titlePage'];
  const entries = (JSON.parse(read(routesFile)) as { path: string }[]).filter((entry) => kept.includes(entry.path));
  writeFileSync(inCopy(routesFile), JSON.stringify(entries));
  for (const name of readdirSync(inCopy('docs'), { recursive: true, encoding: 'utf8' })) {
    const isKept = ['intro.mdx', 'content.mdx', steps.page.replace(/^docs\//, '')].includes(name);
    if (name.endsWith('.mdx') && !isKept) {
      rmSync(inCopy(`docs/${name}`));
    }
  }
  rmSync(inCopy('src/pages/markdown-page.md'));
  writeFileSync(inCopy('src/config/typedByReaders.ts'), 'export const typedByReaders = {};\n');
  writeFileSync(inCopy('src/config/typedMessages.ts'), 'export const messagesByPage = {};\n');
  const posts = readdirSync(inCopy('blog')).filter((name) => name.endsWith('.mdx'));
  for (const name of posts.sort().slice(0, -postsKept - 1)) {
    rmSync(inCopy(`blog/${name}`));
  }
  const config = `import config from './docusaurus.config';
const needed = ['figures', 'local-search', 'release-feeds', 'release-filter', 'sample-rules', 'site-routes'];
export default {
  ...config,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: config.presets?.slice(0, 1),
  plugins: config.plugins?.filter((plugin) => needed.some((name) => String(plugin).includes(name))),
};
`;
  writeFileSync(inCopy('thin.config.ts'), config);
}

/** @returns a configuration that Docusaurus loads without transpiling the modules of each plugin, as in `npm run build` */
async function bundledConfig(): Promise<string> {
  const folder = await bundleModules(project, { thin: 'thin.config.ts' });
  const config = path.join(folder, 'config.cjs');
  writeFileSync(config, "module.exports = require('./thin.cjs').default;\n");
  return config;
}

describe('a page and a release are added as the README says', () => {
  let post = '';
  beforeAll(() => {
    copyProject();
    addPage();
    post = addRelease();
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  test('a README that has lost a step, or names another file, is seen', () => {
    expect(() => readmeSteps(readme.replace('```json', '```'))).toThrow('the line for the list of routes is not there');
    expect(() => readmeSteps('# Title\n')).toThrow('section "Write": the section is not there');
    expect(readmeSteps(readme.replaceAll(featuresFile, 'src/data/other.yml')).named).not.toEqual(steps.named);
  });

  test('no other files are touched than those that the README names', () => {
    expect(post).toContain(version);
    expect(touched()).toEqual([post, ...leaders, ...steps.named].sort());
  });

  test('the content lint has nothing to say', () => {
    const { status, output } = run('tsx', 'plugins/lint/cli.ts');
    expect(status, output).toBe(0);
    expect(output).toContain(' examples compiled');
  });

  test('the site builds, with all routes that follow', async () => {
    thinOut();
    const { status, output } = run('docusaurus', 'build', '--config', await bundledConfig(), '--no-minify');
    expect(status, output).toBe(0);
    const page = (route: string) => load(read(`build${route}/index.html`));
    expect(page(address)('h1').text()).toBe('Voice notes');
    expect(page(address)('.dos-since').attr('href')).toBe(`/blog/${version}#voice-notes`);
    expect(page('')(`.menu a[href="${address}"]`)).toHaveLength(1);
    expect(page('')('article').text()).toContain(`New in release ${version}, published on `);
    expect(page('')('.theme-announcement-bar').text()).toContain(`DialogOS ${version} is out`);
    expect(page('/full_documentation')(`main a[href="${address}"]`)).toHaveLength(1);
    expect(page('/titlePage')('dl').text()).toContain(version);
    expect(page('/blog/page/2')('article')).toHaveLength(1);
    expect(page('/blog/tags/dialogos/page/2')('article')).toHaveLength(1);
    expect(read('build/blog/rss.xml')).toContain(`/blog/${version}</link>`);
  });
});
