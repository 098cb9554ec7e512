import Link from '@docusaurus/Link';
import pages from '@generated/site-routes/default/reading-order.json';
import { useRoutePage } from '@site/src/components/RoutePage/useRoutePage';
import Layout from '@theme/Layout';
import styles from './full_documentation.module.css';

type Page = (typeof pages)[number];

function bySection(list: readonly Page[]): [string, Page[]][] {
  const sections = new Map<string, Page[]>();
  for (const page of list) {
    sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  }
  return [...sections];
}

export default function FullDocumentation() {
  const { title, description } = useRoutePage();
  const sections = bySection(pages);
  return (
    <Layout title={title} description={description}>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <header>
          <h1>{title}</h1>
          <p>
            All {pages.length} pages of the documentation in reading order, in {sections.length} sections, with a line
            about each. Use the print command of your browser to save it as PDF.
          </p>
        </header>
        {sections.map(([section, list]) => (
          <section key={section} className={styles.section} aria-label={section}>
            <h2>{section}</h2>
            <ol start={pages.indexOf(list[0] as Page) + 1}>
              {list.map((page) => (
                <li key={page.path}>
                  <Link to={page.path}>{page.title}</Link>
                  <p>{page.description}</p>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </main>
    </Layout>
  );
}
