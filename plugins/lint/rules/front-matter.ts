import { basename } from 'node:path';
import { adviseNames, nearNames } from '../../../src/data/nearNames';
import { partsOfName } from '../../../src/data/posts';
import { startPage } from '../../../src/data/readRoutes';
import type { Document, DocumentKind } from '../../texts/document';
import type { Fault, Problem } from '../../texts/finding';
import type { FrontMatterField } from '../../texts/frontMatter';
import { isAboutChannel, pageParts } from '../pageParts';
import { questionsProblem } from '../questions';
import type { Rule } from '../rule';
import type { Site } from '../site';

const pagePatterns = Object.keys(pageParts);

const fieldsOf: Record<DocumentKind, { name: string; required: string[]; optional: string[] }> = {
  doc: {
    name: 'documentation page',
    required: ['title', 'description', 'keywords', 'pattern', 'questions'],
    optional: ['sidebar_label', 'since', 'checked'],
  },
  post: { name: 'release note', required: ['slug', 'title', 'description', 'tags'], optional: [] },
  page: { name: 'standalone page', required: ['title', 'description'], optional: [] },
};

const postTags = ['dialogos', 'release-notes'];
const yearOfCheck = 2026;
/**
 * Pages besides the channel pages that are about other companies' products and must say in which year the facts were
 * checked.
 */
const checkedPages = ['docs/channels/channel-restrictions.mdx', 'docs/annotation/SSML.mdx'];
/** Words that the Russian language lends to the addresses; a reader may search such a page in Russian. */
const russianSlug =
  /analitika|otchety|upravlenie-profilem|anoncy|globalnye-otvety|namereniya|peremennye|slovari|sushnosti|tablicy/;

type ListedField = 'title' | 'description';
type FieldCheck = (value: unknown, document: Document, site: Site) => Problem | undefined;

const quoted = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

function notText(value: unknown): Problem | undefined {
  if (typeof value === 'string' && value.trim() !== '') {
    return undefined;
  }
  return { reason: `it is ${quoted(value)}, not a text.`, fix: 'write a text, in quotes if it looks like a number.' };
}

function lengthProblem(value: string, least: number, most: number): Problem | undefined {
  if (value.length >= least && value.length <= most) {
    return undefined;
  }
  const range = least > 1 ? `${least}–${most}` : `up to ${most}`;
  return { reason: `it has ${value.length} characters; ${range} are allowed.`, fix: 'change its length.' };
}

function lineProblem(value: string, field: ListedField, { file }: Document, site: Site): Problem | undefined {
  const route = site.routeOf(file);
  // Lists of pages read the field without a parser of YAML (src/data/textHead.ts).
  return !route || route[field] === value
    ? undefined
    : { reason: 'it is not on one line.', fix: 'write it behind the name of the field, in quotes if it has a colon.' };
}

/** The lists of release notes show the version only in the title; that of a copied post would only be called a repetition. */
function versionProblem(value: unknown, { file, kind }: Document): Problem | undefined {
  const version = kind === 'post' ? partsOfName(basename(file))?.version : undefined;
  return version === undefined || value === `Release ${version}`
    ? undefined
    : { reason: `it is not that of release ${version}.`, fix: `write "Release ${version}".` };
}

function textCheck(field: ListedField, least: number, most: number): FieldCheck {
  return (value, document, site) =>
    notText(value) ??
    lengthProblem(String(value), least, most) ??
    lineProblem(String(value), field, document, site) ??
    sharedProblem(String(value), field, document, site);
}

/** Lists and results of the search show pages by title and description. */
function sharedProblem(value: string, field: ListedField, { file }: Document, site: Site): Problem | undefined {
  const isSame = (other: unknown) => String(other).toLowerCase() === value.toLowerCase();
  const other =
    site.documents.find((one) => one.file !== file && isSame(one.frontMatter.fields.get(field)?.value))?.file ??
    // Pages that are made from code or data have no front matter.
    site.routes.find((route) => route.source !== file && isSame(route[field]))?.source;
  return other === undefined
    ? undefined
    : { reason: `${other} has the same ${field}.`, fix: `give each page a different ${field}.` };
}

function keywordsProblem(value: unknown, { file, frontMatter }: Document): Problem | undefined {
  if (!Array.isArray(value) || !value.every((keyword) => typeof keyword === 'string')) {
    return {
      reason: 'it is not a list of texts.',
      fix: 'write a list; put a word that looks like a number in quotes.',
    };
  }
  if (value.length < 3 || value.length > 8) {
    return { reason: `it has ${value.length} words; 3–8 are allowed.`, fix: 'add or delete words.' };
  }
  const upper = value.find((keyword) => keyword !== keyword.toLowerCase());
  if (upper !== undefined) {
    return { reason: `"${upper}" has capital letters.`, fix: `write "${upper.toLowerCase()}".` };
  }
  const title = String(frontMatter.fields.get('title')?.value ?? '').toLowerCase();
  const repeated = value.find((keyword) => keyword === title || title.split(/[\s(),]+/).includes(keyword));
  if (repeated !== undefined) {
    return { reason: `"${repeated}" is in the title already.`, fix: 'delete it, or write another word.' };
  }
  if (russianSlug.test(file) && !value.some((keyword) => /\p{Script=Cyrillic}/u.test(keyword))) {
    return {
      reason: 'the address is Russian, but no keyword is.',
      fix: 'add the Russian word that a reader searches.',
    };
  }
  return undefined;
}

function sidebarLabelProblem(value: unknown, { frontMatter }: Document): Problem | undefined {
  const title = String(frontMatter.fields.get('title')?.value ?? '');
  const short =
    title.length > 24 ? undefined : { reason: 'the title is short enough for the sidebar.', fix: 'delete the label.' };
  return notText(value) ?? lengthProblem(String(value), 1, 30) ?? short;
}

function patternProblem(value: unknown): Problem | undefined {
  return pagePatterns.includes(String(value))
    ? undefined
    : { reason: `${quoted(value)} is not a pattern of a page.`, fix: `${adviseNames(String(value), pagePatterns)}.` };
}

function checkedProblem(value: unknown): Problem | undefined {
  return value === yearOfCheck ? undefined : { reason: `it is ${quoted(value)}.`, fix: `write ${yearOfCheck}.` };
}

function slugProblem(value: unknown, { file, kind }: Document, { routeOf }: Site): Problem | undefined {
  const path = routeOf(file)?.path;
  const wanted = kind === 'post' ? path?.replace('/blog/', '') : path;
  if (typeof value !== 'string') {
    return { reason: `it is ${quoted(value)}, not a text.`, fix: 'put it in quotes.' };
  }
  return wanted === undefined || value === wanted
    ? undefined
    : { reason: `the route of this file is ${path}.`, fix: `write "${wanted}".` };
}

function tagsProblem(value: unknown): Problem | undefined {
  return JSON.stringify(value) === JSON.stringify(postTags)
    ? undefined
    : { reason: `it is ${quoted(value)}.`, fix: `write exactly [${postTags.join(', ')}].` };
}

const checkTitle = textCheck('title', 1, 60);

const checks: Record<string, FieldCheck> = {
  title: (value, document, site) => versionProblem(value, document) ?? checkTitle(value, document, site),
  description: textCheck('description', 50, 155),
  sidebar_label: sidebarLabelProblem,
  keywords: keywordsProblem,
  pattern: patternProblem,
  questions: questionsProblem,
  // Whether there is such a release is for the rule about badges.
  since: notText,
  checked: checkedProblem,
  slug: slugProblem,
  tags: tagsProblem,
};

function allowedFields({ file, kind }: Document): { required: string[]; all: string[]; name: string } {
  const { name, required, optional } = fieldsOf[kind];
  const isStart = file === startPage;
  const own = isStart ? ['slug'] : [];
  // The start page leads to other pages, not to its own headings.
  const layout = isStart ? ['hide_table_of_contents'] : [];
  return { name, required: [...required, ...own], all: [...required, ...optional, ...own, ...layout] };
}

const needsCheckedYear = (document: Document): boolean =>
  document.kind === 'doc' && (isAboutChannel(document) || checkedPages.includes(document.file));

/** Front matter has the fields of its kind of text and no others, with values that the site can use. */
export const frontMatter: Rule = {
  name: 'front-matter',
  unit: 'blocks and fields',
  check: (document, site) => {
    const { file, frontMatter: block } = document;
    if (block.fault) {
      return { checked: 1, faults: [{ file, ...block.fault }] };
    }
    const allowed = allowedFields(document);
    const faults: Fault[] = [];
    const checkField = (name: string, { value, line }: FrontMatterField) => {
      if (!allowed.all.includes(name)) {
        const [near] = nearNames(name, allowed.all);
        const reason = `"${name}" is not a field of a ${allowed.name}; allowed are ${allowed.all.join(', ')}.`;
        faults.push({ file, line, reason, fix: near ? `write ${near}.` : 'delete it.' });
        return;
      }
      const problem = checks[name]?.(value, document, site);
      if (problem) {
        faults.push({ file, line, reason: `${name}: ${problem.reason}`, fix: problem.fix });
      }
    };
    for (const [name, field] of block.fields) {
      checkField(name, field);
    }
    const required = needsCheckedYear(document) ? [...allowed.required, 'checked'] : allowed.required;
    for (const name of required.filter((field) => !block.fields.has(field))) {
      const fix = name === 'checked' ? `add "checked: ${yearOfCheck}".` : `add "${name}".`;
      faults.push({ file, line: 1, reason: `The field "${name}" is missing.`, fix });
    }
    return { checked: 1 + block.fields.size, faults };
  },
};
