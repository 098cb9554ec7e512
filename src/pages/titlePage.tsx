import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import newestRelease from '@generated/site-routes/default/newest-release.json';
import { useRoutePage } from '@site/src/components/RoutePage/useRoutePage';
import { site } from '@site/src/data/site';
import Layout from '@theme/Layout';
import styles from './titlePage.split.module.css';

const ways = [
  { to: '/', label: 'Start reading', note: 'what DialogOS is, and how to build a first assistant in seven steps' },
  { to: '/content', label: 'Contents', note: 'the page for your task or role' },
  { to: '/full_documentation', label: 'Full documentation', note: 'every page in reading order, ready to print' },
  { to: '/blog', label: 'Release notes', note: 'what is new in each release' },
];

export default function TitlePage() {
  const { title, description } = useRoutePage();
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={title} description={description}>
      <main className={`container ${styles.page}`}>
        <p className={styles.kind}>Documentation</p>
        <h1>{siteConfig.title}</h1>
        <p className={styles.tagline}>{siteConfig.tagline}</p>
        <dl className={styles.facts}>
          <div>
            <dt>Documentation</dt>
            <dd>{site.docsVersion}</dd>
          </div>
          <div>
            <dt>Release</dt>
            <dd>
              <Link to={`/blog/${newestRelease}`}>{newestRelease}</Link>
            </dd>
          </div>
          <div>
            <dt>API</dt>
            <dd>{site.apiVersion}</dd>
          </div>
          <div>
            <dt>Year</dt>
            <dd>{site.copyrightYear}</dd>
          </div>
        </dl>
        <nav aria-label="Where to start">
          <ul className={styles.ways}>
            {ways.map(({ to, label, note }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </Layout>
  );
}
