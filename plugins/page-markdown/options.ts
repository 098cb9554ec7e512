import type { Props } from '@docusaurus/types';
import type { Element } from 'hast';

/** What a page is, which determines where its text is and which parts are only navigation. */
export type PageKind =
  /** Documentation: its text is an article. */
  | 'doc'
  /** A post: its text is an article without what is at its foot. */
  | 'post'
  /** A list of posts or tags, which repeats what other pages say. */
  | 'list'
  /** Data of another plugin, drawn as one long page. */
  | 'reference'
  /** Any other page; its links into the text are its text. */
  | 'page';

export type MarkdownPage = {
  /** Address below the base URL, with a slash before it. */
  path: string;
  kind: PageKind;
  title: string;
  description: string;
  /** Heading of `llms.txt` under which the page is listed. */
  section: string;
  /** File to name when something is wrong with the page. */
  source?: string;
};

/** A built site, and the pages whose texts are wanted; nothing in it is a function, so another thread can get it. */
export type BuiltSite = {
  outDir: string;
  /** Address of the site with its base URL. */
  address: string;
  title: string;
  pages: readonly MarkdownPage[];
};

/** The words that the plugin adds to the texts. */
export type Labels = Record<
  'address' | 'alternativeText' | 'allTexts' | 'documentation' | 'posts' | 'pages' | 'notes',
  string
>;

export type Options = {
  /** The pages in reading order; the default are all that the site has, in the order of its routes. */
  pages?: (built: Props) => MarkdownPage[];
  /** The quote at the top of `llms.txt`; the default is the tagline of the site. */
  summary?: string;
  /** Parts of pages to omit, besides the theme's navigation. */
  ignoreCssSelectors?: string[];
  /** Changes the elements of a page, for example those of a component that is nothing without its style. */
  shape?: (content: Element) => void;
  labels?: Partial<Labels>;
  /** Gives the value that an earlier build made from the same inputs, or makes it; the default always makes it. */
  keep?: <Value>(name: string, inputs: readonly string[], make: () => Value) => Value;
  /** Makes and writes the texts, for example in another thread; the default does so at once, with `writeTexts`. */
  write?: (built: BuiltSite) => Promise<void>;
};

export type PageOptions = Required<Omit<Options, 'labels'>> & { labels: Labels };

/** What the texts depend on besides the pages. */
export type TextOptions = Omit<PageOptions, 'pages' | 'write'>;

export const defaultLabels: Labels = {
  address: 'Address',
  alternativeText: 'Alternative text',
  allTexts: 'All texts in one file',
  documentation: 'Documentation',
  posts: 'Posts',
  pages: 'Pages',
  notes: 'Every link leads to the Markdown text of a page; the page itself is named in its third paragraph.',
};

const isText = (value: unknown): boolean => typeof value === 'string';
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isLabels = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, label]) => name in defaultLabels && isText(label));

const rules: Record<keyof Options, { accepts: (value: unknown) => boolean; wants: string }> = {
  pages: { accepts: isFunction, wants: 'a function' },
  summary: { accepts: isText, wants: 'a text' },
  ignoreCssSelectors: { accepts: isTexts, wants: 'a list of texts' },
  shape: { accepts: isFunction, wants: 'a function' },
  labels: { accepts: isLabels, wants: `an object with texts for ${Object.keys(defaultLabels).join(', ')}` },
  keep: { accepts: isFunction, wants: 'a function' },
  write: { accepts: isFunction, wants: 'a function' },
};

/**
 * @param given what the configuration says
 * @returns the same
 * @throws Error that names every wrong option and what it must be
 */
export function checkOptions(given: Options): Options {
  const faults = Object.entries(given).flatMap(([name, value]) => {
    const rule = rules[name as keyof Options];
    if (name === 'id' || value === undefined || rule?.accepts(value)) {
      return [];
    }
    return rule
      ? [`Option "${name}" must be ${rule.wants}.`]
      : [`There is no option "${name}"; known are ${Object.keys(rules).join(', ')}.`];
  });
  if (faults.length > 0) {
    throw new Error(`[markdown] ${faults.join(' ')} Fix: the options of plugins/page-markdown.`);
  }
  return given;
}
