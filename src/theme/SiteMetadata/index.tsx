import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { markdownFile } from '@site/src/data/markdownFile';
import SiteMetadata from '@theme-original/SiteMetadata';

/** Names the Markdown text of the page; the not-found page has none. */
export default function SiteMetadataWithMarkdown() {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  return (
    <>
      <SiteMetadata />
      {!pathname.endsWith('.html') && (
        <Head>
          <link rel="alternate" type="text/markdown" href={base + markdownFile(`/${pathname.slice(base.length)}`)} />
        </Head>
      )}
    </>
  );
}
