import Link from '@docusaurus/Link';
import changes from '@generated/release-filter/default/changes.json';
import choices from '@generated/release-filter/default/choices.json';
import { longDate } from '@site/src/data/dates';
import Heading from '@theme/Heading';
import type { Filter } from './filter';
import { type FoundRelease, findChanges as findIn } from './findChanges';
import Marked from './Marked';
import './found.split.css';

/** @returns the matching changes of all releases, newest first */
export const findChanges = (filter: Filter): FoundRelease[] => findIn(changes, filter);

/** What a filter has found: for each release its changes, each a link to its place in the release note. */
export default function FoundChanges({ releases }: { readonly releases: readonly FoundRelease[] }) {
  return (
    <section className="found-changes" aria-label="Matching changes">
      {releases.map(({ version, date, items }) => (
        <section key={version}>
          <Heading as="h2">
            <Link to={`/blog/${version}`}>Release {version}</Link>
          </Heading>
          <time dateTime={date}>{longDate(date)}</time>
          <ul>
            {items.map(({ id, kind, area, text, ranges }) => (
              <li key={id}>
                <Link to={`/blog/${version}#${id}`}>
                  <Marked text={text} ranges={ranges} />
                </Link>
                <p>
                  <span className="dos-kind" data-kind={kind}>
                    {choices.kinds[kind]}
                  </span>
                  {choices.areas[area] !== choices.kinds[kind] && ` ${choices.areas[area]}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
