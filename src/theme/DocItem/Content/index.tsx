import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageActions from '@site/src/components/PageActions/PageActions';
import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';

export default function ContentWithActions({ children }: Props) {
  const { metadata, frontMatter } = useDoc();
  const actions = <PageActions permalink={metadata.permalink} />;
  // The start page, which has no list of headings either, begins with what the product is for.
  const isStart = frontMatter.hide_table_of_contents === true;
  return (
    <Content>
      {!isStart && actions}
      {children}
      {isStart && actions}
    </Content>
  );
}
