import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props as BlogLayoutProps } from '@theme/BlogLayout';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useRoutePage } from '../RoutePage/useRoutePage';

type Props = {
  /** Class of the kind of page, from `ThemeClassNames.page`. */
  pageClass: string;
  /** Word that search crawlers know the kind of page by. */
  searchTag: string;
  sidebar: BlogLayoutProps['sidebar'];
  /** Shown between the title and the list. */
  intro?: ReactNode;
  /** A line below the intro. */
  links?: ReactNode;
  children: ReactNode;
};

/** Frame of every list page of the blog: title and description from the route list, one `h1`, the list. */
export default function BlogListing({ pageClass, searchTag, sidebar, intro, links, children }: Props) {
  const { title, description } = useRoutePage();
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, pageClass)}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag={searchTag} />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--lg">
          <Heading as="h1">{title}</Heading>
          <p>{intro ?? description}</p>
          {links && <p>{links}</p>}
        </header>
        {children}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
