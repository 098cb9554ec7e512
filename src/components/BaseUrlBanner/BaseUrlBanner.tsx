import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { bannerScript } from './bannerScript';

/**
 * The banner "Your site did not load properly" (specification, section 8), in the HTML of the start page only:
 * that is the page a person opens first on a new host. The one of Docusaurus has other words.
 */
export default function BaseUrlBanner() {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const isStartPage = useLocation().pathname === baseUrl;
  if (!isStartPage || ExecutionEnvironment.canUseDOM) {
    return null;
  }
  return (
    <Head>
      <script>{bannerScript(baseUrl)}</script>
    </Head>
  );
}
