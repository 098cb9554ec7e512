import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import BlogListing from '@site/src/components/BlogListing/BlogListing';
import FilterLink from '@site/src/components/ReleaseFilter/FilterLink';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type { Props } from '@theme/BlogTagsPostsPage';

export default function BlogTagsPostsPage({ tag, items, sidebar, listMetadata }: Props) {
  return (
    <BlogListing
      pageClass={ThemeClassNames.page.blogTagPostListPage}
      searchTag="blog_tags_posts"
      sidebar={sidebar}
      intro={
        <>
          {tag.count} posts. {tag.description} <Link to={tag.allTagsPath}>All tags of release notes</Link>
        </>
      }
      links={<FilterLink />}
    >
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogListing>
  );
}
