import { ThemeClassNames } from '@docusaurus/theme-common';
import BlogListing from '@site/src/components/BlogListing/BlogListing';
import ReleaseLinks from '@site/src/components/BlogListing/ReleaseLinks';
import FilterLink from '@site/src/components/ReleaseFilter/FilterLink';
import ReleaseFilter from '@site/src/components/ReleaseFilter/ReleaseFilter';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';

export default function BlogListPage(props: Props) {
  const isFirst = props.metadata.page === 1;
  const list = (
    <>
      <BlogPostItems items={props.items} />
      <BlogListPaginator metadata={props.metadata} />
    </>
  );
  return (
    <BlogListing
      pageClass={ThemeClassNames.page.blogListPage}
      searchTag="blog_posts_list"
      sidebar={props.sidebar}
      links={isFirst ? <ReleaseLinks /> : <FilterLink />}
    >
      <BlogListPageStructuredData {...props} />
      {isFirst ? <ReleaseFilter>{list}</ReleaseFilter> : list}
    </BlogListing>
  );
}
