import { scripts } from '../../package.json';

/** What the section "Write" of the README tells a writer to do. */
export type ReadmeSteps = {
  /** The page that the README writes, and its text. */
  page: string;
  text: string;
  /** The line for the list of routes. */
  line: string;
  /** The program of the npm script that writes a post. */
  command: string;
  /** All files of the project that the section names. */
  named: string[];
};

function part(section: string, what: string, pattern: RegExp): string {
  const found = pattern.exec(section)?.[1];
  if (found === undefined) {
    throw new Error(`README.md, section "Write": ${what} is not there. Fix: write it again, or change the test.`);
  }
  return found;
}

const commandOf = (script: string): string =>
  part(scripts[script as keyof typeof scripts] ?? '', `npm run ${script}`, /^tsx (\S+)$/);

/** @throws Error when the section has lost one of its samples */
export function readmeSteps(readme: string): ReadmeSteps {
  const section = part(readme, 'the section', /^## Write\n(.*?)^## [^{\n]+$/ms);
  return {
    page: part(section, 'the file of a page', /`(docs\/[\w/-]+\.mdx)`/),
    text: part(section, 'the text of a page', /^```mdx\n(.*?)^```$/ms),
    line: part(section, 'the line for the list of routes', /^```json\n(.*?)\n```$/ms),
    command: commandOf(part(section, 'the command for a release note', /`npm run ([\w:]+) -- [\d.]+`/)),
    named: [...new Set(section.match(/\b(?:docs|src|blog)\/[\w/-]+\.\w+/g))].sort(),
  };
}
