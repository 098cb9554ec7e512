import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadedPlugin, RouteBuildMetadata } from '@docusaurus/types';
import type { DocumentType, Kind } from '../common/schema';
import type { SearchOptions } from '../options';
import { parentCategories } from './parents';

/** What the owner of a page knows about it. */
export type PageFacts = {
  route: string;
  type: DocumentType;
  title: string;
  description: string;
  tags: string[];
  questions: string[];
  parents: string[];
  /** What the page is for a reader; without it the type says so. */
  kind?: Kind;
  html: string;
};

export type Collected = {
  pages: PageFacts[];
  /** Tags that contextual search can ask for. */
  tags: string[];
};

type Listed = Omit<PageFacts, 'html'> & { unlisted: boolean };

/** Tag of posts and pages. */
const commonTag = 'default';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** `questions` in the front matter, a field that Docusaurus does not know and keeps. */
const questionsIn = (frontMatter: object): string[] =>
  'questions' in frontMatter ? textsIn(frontMatter.questions) : [];

function docsOf(content: DocsContent, { parentCategories: most, kindOf }: SearchOptions): Listed[] {
  return content.loadedVersions.flatMap((version) => {
    const parents = parentCategories(version, most);
    return version.docs.map((doc) => ({
      route: doc.permalink,
      type: 'docs' as const,
      title: doc.title,
      description: doc.description,
      tags: [...new Set([...textsIn(doc.frontMatter.keywords), ...doc.tags.map(({ label }) => label)])],
      questions: questionsIn(doc.frontMatter),
      parents: parents.get(doc.id) ?? [],
      kind: kindOf({ route: doc.permalink, frontMatter: doc.frontMatter }) ?? 'guide',
      unlisted: doc.unlisted,
    }));
  });
}

function postsOf(content: BlogContent): Listed[] {
  return content.blogPosts.map(({ metadata }) => ({
    route: metadata.permalink,
    type: 'blog' as const,
    title: metadata.title,
    description: metadata.description,
    tags: [...new Set([...textsIn(metadata.frontMatter.keywords), ...metadata.tags.map(({ label }) => label)])],
    questions: questionsIn(metadata.frontMatter),
    parents: [],
    unlisted: metadata.unlisted,
  }));
}

function pagesOf(content: PagesContent): Listed[] {
  return content.map((page) => {
    const common = { route: page.permalink, type: 'other' as const, parents: [] };
    return page.type === 'mdx'
      ? {
          ...common,
          title: page.title ?? '',
          description: page.description ?? '',
          tags: textsIn(page.frontMatter['keywords']),
          questions: questionsIn(page.frontMatter),
          unlisted: page.unlisted,
        }
      : { ...common, title: '', description: '', tags: [], questions: [], unlisted: false };
  });
}

function listedBy({ name, content }: LoadedPlugin, options: SearchOptions): Listed[] {
  if (!content) {
    return [];
  }
  if (name === 'docusaurus-plugin-content-docs' && options.indexDocs) {
    return docsOf(content as DocsContent, options);
  }
  if (name === 'docusaurus-plugin-content-blog' && options.indexBlog) {
    return postsOf(content as BlogContent);
  }
  return name === 'docusaurus-plugin-content-pages' && options.indexPages ? pagesOf(content as PagesContent) : [];
}

function tagsOf(plugins: readonly LoadedPlugin[]): string[] {
  const docs = plugins.filter(({ name }) => name === 'docusaurus-plugin-content-docs');
  const ofVersions = docs.flatMap(({ content, options }) =>
    (content as DocsContent).loadedVersions.map(({ versionName }) => `docs-${options.id}-${versionName}`),
  );
  return [commonTag, ...ofVersions];
}

/** The file of a route, whatever `trailingSlash` says. */
function fileOf(outDir: string, route: string): string | null {
  const inside = decodeURI(route).replace(/\/$/, '');
  const candidates = [`${inside}/index.html`, `${inside}.html`].map((file) => path.join(outDir, file));
  return candidates.find((file) => existsSync(file)) ?? null;
}

export type BuiltFacts = {
  plugins: readonly LoadedPlugin[];
  routesBuildMetadata: Record<string, RouteBuildMetadata>;
  outDir: string;
  baseUrl: string;
};

/**
 * The pages to index, from the plugins that own them: documents, posts and pages. Lists, the archive and the page "not
 * found" belong to nobody; what is unlisted or not for search engines is left out.
 *
 * Reads without waiting: other plugins write into the same files after the build.
 *
 * @throws Error when the page of a route was not built
 */
export function collectPages(built: BuiltFacts, options: SearchOptions): Collected {
  const { plugins, routesBuildMetadata, outDir, baseUrl } = built;
  const isIgnored = (route: string) => {
    const bare = `/${route.slice(baseUrl.length)}`;
    return options.ignoreFiles.some((rule) => (typeof rule === 'string' ? rule === bare : rule.test(bare)));
  };
  const listed = plugins
    .flatMap((plugin) => listedBy(plugin, options))
    .filter(({ route, unlisted }) => !unlisted && !routesBuildMetadata[route]?.noIndex && !isIgnored(route));
  const pages = listed.map(({ unlisted, ...page }): PageFacts => {
    const file = fileOf(outDir, page.route.slice(baseUrl.length - 1));
    if (file === null) {
      throw new Error(`[local search] ${page.route} has no file in the built site. Fix: plugins/search/server.`);
    }
    return { ...page, html: readFileSync(file, 'utf8') };
  });
  return { pages, tags: tagsOf(plugins) };
}
