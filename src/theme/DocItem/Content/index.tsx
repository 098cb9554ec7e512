import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageActions from '@site/src/components/PageActions/PageActions';
import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';

export default function ContentWithActions({ children }: Props) {
  return (
    <Content>
      <PageActions permalink={useDoc().metadata.permalink} />
      {children}
    </Content>
  );
}
