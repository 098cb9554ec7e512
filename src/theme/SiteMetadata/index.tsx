import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownFile } from '@site/src/data/markdownFile';
import { site } from '@site/src/data/site';
import SiteMetadata from '@theme-original/SiteMetadata';

/**
 * What src/css/print.css prints: style sheets know neither the address of the site nor its version. The head takes a style
 * as text only, and React's types know it as an object only: hence the detour.
 */
function printed(url: string): object {
  return { style: `--dos-site:'${url}';--dos-version:'${site.docsVersion}'` };
}

/** Names the Markdown text of the page (the not-found page has none), and what a printed sheet says of its origin. */
export default function SiteMetadataWithMarkdown() {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const base = useBaseUrl('/');
  return (
    <>
      <SiteMetadata />
      <Head>
        <html {...printed(siteConfig.url)} />
      </Head>
      {!pathname.endsWith('.html') && (
        <Head>
          <link rel="alternate" type="text/markdown" href={base + markdownFile(`/${pathname.slice(base.length)}`)} />
        </Head>
      )}
    </>
  );
}
