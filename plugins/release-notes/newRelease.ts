import { parseArgs } from 'node:util';
import { loadFacts } from '../../src/data/facts';
import { type KnownReleases, planRelease } from './planRelease';
import { postTemplate } from './postTemplate';

/** A new post and what else its writer adds, or why there is none. */
export type NewRelease =
  | { readonly file: string; readonly text: string; readonly next: readonly string[] }
  | { readonly refusal: string };

const usage = 'Usage: npm run new:release -- 0.73.0 [--date 2023-10-19]';

function knownReleases(): KnownReleases {
  return Object.entries(loadFacts().releases).map(([version, { date }]) => ({ version, date }));
}

/** Posts on a list page of `/blog`. */
const perPage = 10;

function stepsFor(version: string, date: string, file: string): string[] {
  const count = knownReleases().length + 1;
  const page = Math.ceil(count / perPage);
  return [
    `${file}: write the description, the first paragraph and the items; take headings without items away`,
    `src/data/facts/releases.yml: add ${version} with date ${date}, its number of items, and the description as summary`,
    'src/data/facts/features.yml: add each new feature with since and page; its item says "+" before the name',
    `src/data/briefs.yml: add /blog/${version} below "posts" with the items below each heading and the links`,
    `src/data/routes.json: add /blog/${version} of the kind "blog" with title, description and this file`,
    count % perPage === 1
      ? `src/data/routes.json: add page ${page} of /blog and of each tag, and correct the releases that the other list pages name`
      : 'src/data/routes.json: correct the releases that the descriptions of the list pages, the archive and the tags name',
    `src/config/release.ts: set newestRelease to "${version}"`,
    'npm run lint:content: says what is still missing',
  ];
}

/**
 * Answers `npm run new:release`.
 *
 * @param args what stands after the name of the command
 * @param today the day on which it runs, as 2023-10-19
 * @returns the post with its place in the project, or the refusal as a sentence with a fix
 */
export function newRelease(args: readonly string[], today: string): NewRelease {
  let given: { positionals: string[]; values: { date?: string | undefined } };
  try {
    given = parseArgs({ args: [...args], allowPositionals: true, options: { date: { type: 'string' } } });
  } catch (error) {
    return { refusal: `${error instanceof Error ? error.message : String(error)}\n${usage}` };
  }
  const [version, ...others] = given.positionals;
  if (version === undefined || others.length > 0) {
    return { refusal: usage };
  }
  const plan = planRelease({ version, date: given.values.date }, knownReleases(), today);
  if ('refusal' in plan) {
    return plan;
  }
  const file = `blog/${plan.date}-${plan.version}.mdx`;
  return { file, text: postTemplate(plan), next: stepsFor(plan.version, plan.date, file) };
}
