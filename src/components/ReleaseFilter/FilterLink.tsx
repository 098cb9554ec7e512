import Link from '@docusaurus/Link';

/**
 * The way to the filter of the release notes from pages without it.
 *
 * @param since the release that is chosen when the filter opens; without it the reader chooses
 */
export default function FilterLink({ since }: { readonly since?: string | undefined }) {
  return since === undefined ? (
    <Link to="/blog">What has changed since your version?</Link>
  ) : (
    <Link to={`/blog?since=${since}`}>What has changed since release {since}?</Link>
  );
}
