import { ThemeClassNames } from '@docusaurus/theme-common';
import BlogListing from '@site/src/components/BlogListing/BlogListing';
import FilterLink from '@site/src/components/ReleaseFilter/FilterLink';
import type { Props } from '@theme/BlogTagsListPage';
import Tag from '@theme/Tag';

export default function BlogTagsListPage({ tags, sidebar }: Props) {
  return (
    <BlogListing
      pageClass={ThemeClassNames.page.blogTagsListPage}
      searchTag="blog_tags_list"
      sidebar={sidebar}
      links={<FilterLink />}
    >
      <ul className="tag-list">
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Tag {...tag} />
          </li>
        ))}
      </ul>
    </BlogListing>
  );
}
