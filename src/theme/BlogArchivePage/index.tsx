import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import BlogListing from '@site/src/components/BlogListing/BlogListing';
import ReleaseFilter from '@site/src/components/ReleaseFilter/ReleaseFilter';
import { dayAndMonth } from '@site/src/data/dates';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

function byYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

export default function BlogArchivePage({ archive }: Props) {
  return (
    <BlogListing
      pageClass={ThemeClassNames.page.blogPostPage}
      searchTag="blog_archive"
      sidebar={{ title: '', items: [] }}
    >
      <ReleaseFilter>
        {byYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <Heading as="h2" id={`year-${year}`}>
              {year}
            </Heading>
            <ul className={styles.posts}>
              {posts.map(({ metadata }) => (
                <li key={metadata.permalink}>
                  <Link to={metadata.permalink}>{metadata.title}</Link>
                  <time dateTime={metadata.date.slice(0, 10)}>{dayAndMonth(metadata.date)}</time>
                  <span>{metadata.description}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </ReleaseFilter>
    </BlogListing>
  );
}
