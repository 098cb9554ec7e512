import { parseArgs } from 'node:util';
import { type Post, readPosts } from '../../../src/data/posts';
import { projectFolder } from '../../../src/data/siteRoutes';
import { wrongArguments } from '../../../src/data/wrongArguments';
import { planRelease } from './planRelease';
import { postTemplate } from './postTemplate';

/** A new post, or why there is none. */
export type NewRelease = { readonly file: string; readonly text: string } | { readonly refusal: string };

export const usage = 'Usage: npm run new:release -- 0.73.0 [--date 2023-10-19]';

/**
 * Answers `npm run new:release`.
 *
 * @param args what follows the name of the command
 * @param today the day on which it runs, as 2023-10-19
 * @param posts the release notes that exist, newest first
 * @returns the post with its place in the project, or the refusal as a sentence with a fix
 */
export function newRelease(
  args: readonly string[],
  today: string,
  posts: readonly Pick<Post, 'version' | 'date'>[] = readPosts(projectFolder),
): NewRelease {
  let given: { positionals: string[]; values: { date?: string | undefined } };
  try {
    given = parseArgs({ args: [...args], allowPositionals: true, options: { date: { type: 'string' } } });
  } catch (error) {
    return { refusal: `${wrongArguments(error)}\n${usage}` };
  }
  const [version, ...others] = given.positionals;
  if (version === undefined || others.length > 0) {
    return { refusal: usage };
  }
  const plan = planRelease({ version, date: given.values.date }, [...posts].reverse(), today);
  if ('refusal' in plan) {
    return plan;
  }
  const file = `blog/${plan.date}-${plan.version}.mdx`;
  return { file, text: postTemplate(plan.version) };
}
