import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A heading of its own words, or several headings that the plan does not name. */
export type PlannedSection = string | { each: string; atLeast: number };

/** What a page must hold before it counts as finished. */
export type Brief = {
  pattern: string;
  sections: PlannedSection[];
  links: string[];
  /** Least and most words. */
  words: [number, number];
};

/** What a release note must hold: headings with their number of items, and links. */
export type PostBrief = { items: [heading: string, count: number][]; links: string[]; words: [number, number] };

type Pattern = { words: [number, number]; last?: string; sections?: string[]; links?: string[] };

type BriefsFile = {
  patterns: Record<string, Pattern>;
  docs: Record<string, { pattern: string; sections?: PlannedSection[]; links: string[] }>;
  postWords: [number, number];
  posts: Record<string, { items: Record<string, number>; links: string[] }>;
};

const file = parse(readFileSync('src/data/briefs.yml', 'utf8')) as BriefsFile;

/** Routes that have a plan of their own in the file. */
export const plannedRoutes = [...Object.keys(file.docs), ...Object.keys(file.posts)];

/**
 * @returns the plan of a documentation page; the pages of variables share the plan of their pattern
 * @throws Error when the page has no plan
 */
export function docBrief(route: string): Brief {
  const own = file.docs[route];
  const name = own?.pattern ?? (route.startsWith('/syntax-DL/variables/') ? 'variable' : undefined);
  const pattern = name === undefined ? undefined : file.patterns[name];
  if (name === undefined || !pattern) {
    throw new Error(`src/data/briefs.yml has no plan for ${route}. Add it below "docs".`);
  }
  const sections = own?.sections ?? pattern.sections ?? [];
  return {
    pattern: name,
    sections: pattern.last ? [...sections, pattern.last] : sections,
    links: own?.links ?? pattern.links ?? [],
    words: pattern.words,
  };
}

/** @throws Error when the post has no plan */
export function postBrief(route: string): PostBrief {
  const own = file.posts[route];
  if (!own) {
    throw new Error(`src/data/briefs.yml has no plan for ${route}. Add it below "posts".`);
  }
  return { items: Object.entries(own.items), links: own.links, words: file.postWords };
}
