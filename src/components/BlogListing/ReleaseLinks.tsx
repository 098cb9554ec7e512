import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Ways to all releases at once, and to hear of the next one. Feeds are files, which the router does not know. */
export default function ReleaseLinks() {
  const blog = useBaseUrl('/blog/');
  return (
    <>
      See <Link to="/blog/archive">all releases on one page</Link>, or follow them in a feed reader:{' '}
      <a href={`${blog}rss.xml`}>RSS</a>, <a href={`${blog}atom.xml`}>Atom</a>,{' '}
      <a href={`${blog}feed.json`}>JSON Feed</a>.
    </>
  );
}
