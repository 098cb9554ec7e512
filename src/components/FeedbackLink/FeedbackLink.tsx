import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { feedbackAddress } from './feedbackAddress';

/** Opens a letter to support in the mail program of the reader. Nothing is sent by the page. */
export default function FeedbackLink() {
  const { siteConfig } = useDocusaurusContext();
  const { title, permalink } = useDoc().metadata;
  const page = siteConfig.url + permalink;
  return (
    <a href={feedbackAddress({ title, page, version: String(siteConfig.customFields?.['docsVersion']) })}>
      Send feedback about this page
    </a>
  );
}
