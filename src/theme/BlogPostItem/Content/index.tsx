import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import PageActions from '@site/src/components/PageActions/PageActions';
import type { Props } from '@theme/BlogPostItem/Content';
import Content from '@theme-original/BlogPostItem/Content';

export default function ContentWithActions(props: Props) {
  const { isBlogPostPage, metadata } = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageActions permalink={metadata.permalink} />}
      <Content {...props} />
    </>
  );
}
