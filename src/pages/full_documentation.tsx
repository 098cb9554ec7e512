import Link from '@docusaurus/Link';
import pages from '@generated/site-routes/default/reading-order.json';
import LoadingLine from '@site/src/components/FullText/LoadingLine';
import { pageId } from '@site/src/components/FullText/pageText';
import TextOfPage from '@site/src/components/FullText/TextOfPage';
import { useFullText } from '@site/src/components/FullText/useFullText';
import { useRoutePage } from '@site/src/components/RoutePage/useRoutePage';
import Layout from '@theme/Layout';
import { useRef } from 'react';
import styles from './full_documentation.split.module.css';

type Page = (typeof pages)[number];

function bySection(list: readonly Page[]): [string, Page[]][] {
  const sections = new Map<string, Page[]>();
  for (const page of list) {
    sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  }
  return [...sections];
}

const sections = bySection(pages);

/** The pages as they are listed: a section is in one place, also if the reading order comes back to it. */
const listed = sections.flatMap(([, list]) => list);

type SectionProps = {
  readonly section: string;
  readonly list: readonly Page[];
  readonly full: ReturnType<typeof useFullText>;
};

function SectionContents({ section, list, full: { texts, load } }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = ({ path }: Page) => texts.has(path);
  return (
    <section
      className={styles.section}
      aria-label={section}
      // The printed contents list what is printed, or all pages when nothing was loaded.
      data-print={texts.size === 0 || list.some(isLoaded)}
    >
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {section}
        </h2>
        {list.every(isLoaded) ? (
          <a href={`#${pageId(list[0]?.path ?? '')}`}>
            Read the text<span className="dos-unseen"> of {section}</span>
          </a>
        ) : (
          <button
            type="button"
            onClick={() => {
              load(list);
              // The button disappears when the text is here, and the focus must not be lost with it.
              heading.current?.focus({ preventScroll: true });
            }}
          >
            Load the text<span className="dos-unseen"> of {section}</span>
          </button>
        )}
      </div>
      <ol start={listed.indexOf(list[0] as Page) + 1}>
        {list.map((page) => (
          <li key={page.path}>
            {isLoaded(page) ? (
              <a href={`#${pageId(page.path)}`}>{page.title}</a>
            ) : (
              <Link to={page.path}>{page.title}</Link>
            )}
            <p>{page.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SectionText({ section, list, full: { texts } }: SectionProps) {
  const loaded = list.flatMap(({ path }) => {
    const text = texts.get(path);
    return text ? [{ path, text }] : [];
  });
  return (
    loaded.length > 0 && (
      <section className={`${styles.text} markdown`} aria-label={`Text of ${section}`}>
        <h2>{section}</h2>
        {loaded.map(({ path, text }) => (
          <TextOfPage key={path} text={text} />
        ))}
      </section>
    )
  );
}

export default function FullDocumentation() {
  const { title, description } = useRoutePage();
  const full = useFullText(pages);
  const whole = useRef<HTMLButtonElement>(null);
  return (
    <Layout title={title} description={description}>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <header>
          <h1>{title}</h1>
          <p>
            All {pages.length} pages of the documentation, in {sections.length} sections and in reading order, each with
            a short description. To read the text here, load one section or all of them. To save it as a PDF file, print
            the page in your browser.
          </p>
          <div className={styles.tools}>
            <button ref={whole} type="button" onClick={() => full.load(pages)}>
              Load the whole text
            </button>
            <LoadingLine full={full} className={styles.status} onGone={() => whole.current?.focus()} />
          </div>
        </header>
        {sections.map(([section, list]) => (
          <SectionContents key={section} section={section} list={list} full={full} />
        ))}
        {sections.map(([section, list]) => (
          <SectionText key={section} section={section} list={list} full={full} />
        ))}
      </main>
    </Layout>
  );
}
