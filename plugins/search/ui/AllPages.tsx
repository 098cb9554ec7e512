import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import options from '@generated/local-search/default/panel.json';
import { asChoice } from './Choices';

/** The way to the page with all pages, where a site has one. */
export default function AllPages() {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    options.contents !== '' && (
      <Link to={`${baseUrl}${options.contents.replace(/^\//, '')}`} {...asChoice}>
        <Translate id="local-search.contents">See all pages</Translate>
      </Link>
    )
  );
}
