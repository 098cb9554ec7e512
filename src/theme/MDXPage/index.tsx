import Heading from '@theme/Heading';
import type { Props } from '@theme/MDXPage';
import MDXPage from '@theme-original/MDXPage';
import { useMemo } from 'react';

export default function TitledMDXPage(props: Props) {
  const Content = props.content;
  const titled = useMemo(
    () =>
      Object.assign(
        () => (
          <>
            <Heading as="h1">{Content.metadata.title}</Heading>
            <Content />
          </>
        ),
        Content,
      ),
    [Content],
  );
  return <MDXPage {...props} content={titled} />;
}
