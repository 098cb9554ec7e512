import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import PageActions from '@site/src/components/PageActions/PageActions';
import FilterLink from '@site/src/components/ReleaseFilter/FilterLink';
import type { Props } from '@theme/BlogPostItem/Content';
import Content from '@theme-original/BlogPostItem/Content';

export default function ContentWithActions(props: Props) {
  const { isBlogPostPage, metadata } = useBlogPost();
  const { permalink, prevItem } = metadata;
  // Nothing has changed yet since the newest release, so its link does not set a version.
  const since = prevItem && permalink.slice(permalink.lastIndexOf('/') + 1);
  return (
    <>
      {isBlogPostPage && <PageActions permalink={permalink} />}
      <Content {...props} />
      {isBlogPostPage && (
        <footer className="dos-page-actions margin-top--lg">
          <FilterLink since={since} />
        </footer>
      )}
    </>
  );
}
