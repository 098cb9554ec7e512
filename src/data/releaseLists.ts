import { monthAndYear } from './dates';
import type { Post } from './posts';
import type { RouteKind, SiteRoute } from './route';

/** Folder of the release notes, and their address. */
export const blogPath = 'blog';

/** Release notes on one page of a list. */
export const postsPerPage = 10;

const section = 'Release notes';

type ListOptions = {
  posts: readonly Post[];
  path: string;
  title: string;
  kind: RouteKind;
  source: string;
  /** The description starts with it: "DialogOS release notes". */
  subject: string;
};

/** The pages of one list: ten release notes on each. */
function pagesOf({ posts, path, title, kind, source, subject }: ListOptions): SiteRoute[] {
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: count }, (_, index) => {
    const shown = posts.slice(index * postsPerPage, (index + 1) * postsPerPage);
    return {
      path: index === 0 ? path : `${path}/page/${index + 1}`,
      kind,
      title: index === 0 ? title : `${title}, page ${index + 1}`,
      description: `${subject}, page ${index + 1} of ${count}: releases ${rangeOf(shown)}.`,
      section,
      source,
    };
  });
}

const rangeOf = (posts: readonly Post[]): string => `${posts[0]?.version} to ${posts.at(-1)?.version}`;

/** Numbers of one word are written as words (style of this site). */
const counted = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count);

/**
 * The lists that the blog of Docusaurus makes of the release notes: all of them, the archive, and those of each tag.
 * Their titles and descriptions follow from the posts.
 *
 * @param posts newest first; if there are none, there is no list
 * @param tags names of the tags in the order of `blog/tags.yml`; every release note has all of them, as the content
 *   lint asks
 */
export function releaseLists(posts: readonly Post[], tags: readonly string[]): SiteRoute[] {
  const [newest] = posts;
  const oldest = posts.at(-1);
  if (newest === undefined || oldest === undefined) {
    return [];
  }
  const [first, ...others] = pagesOf({
    posts,
    path: '/blog',
    title: 'Release notes',
    kind: 'blog-list',
    source: 'blog/',
    subject: 'DialogOS release notes',
  });
  const ofTag = (tag: string) =>
    pagesOf({
      posts,
      path: `/blog/tags/${tag}`,
      title: `Posts with the tag ${tag}`,
      kind: 'blog-tag',
      source: 'blog/tags.yml',
      subject: `DialogOS release notes with the tag ${tag}`,
    });
  const shown = rangeOf(posts.slice(0, postsPerPage));
  return [
    ...(first === undefined
      ? []
      : [
          {
            ...first,
            description: `What is new in DialogOS, newest release first: ${shown}. Filter the changes since the version that you use.`,
          },
        ]),
    ...others,
    {
      path: '/blog/archive',
      kind: 'blog-list',
      title: 'Archive of release notes',
      description: `All ${posts.length} DialogOS release notes by year, from ${oldest.version} in ${monthAndYear(oldest.date)} to ${newest.version} in ${monthAndYear(newest.date)}.`,
      section,
      source: 'blog/',
    },
    {
      path: '/blog/tags',
      kind: 'blog-tag',
      title: 'Tags of release notes',
      description: `The ${counted(tags.length)} tags of the release notes, ${tags.join(' and ')}, with the number of posts in each.`,
      section,
      source: 'blog/tags.yml',
    },
    ...tags.flatMap(ofTag),
  ];
}
