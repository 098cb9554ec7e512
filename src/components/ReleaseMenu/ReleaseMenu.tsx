import Link from '@docusaurus/Link';
import { groupBlogSidebarItemsByYear } from '@docusaurus/plugin-content-blog/client';
import headlines from '@generated/release-filter/default/headlines.json';
import type { Props as SidebarProps } from '@theme/BlogSidebar';

type Props = { items: NonNullable<SidebarProps['sidebar']>['items'] };

const versionOf = (permalink: string) => permalink.slice(permalink.lastIndexOf('/') + 1);

/** All releases by year, newest first, each with the main point of what it brought. */
export default function ReleaseMenu({ items }: Props) {
  return groupBlogSidebarItemsByYear([...items]).map(([year, releases]) => (
    <div key={year} className="release-menu">
      <p className="release-menu__year" id={`releases-${year}`}>
        {year}
      </p>
      <ul aria-labelledby={`releases-${year}`}>
        {releases.map(({ permalink }) => {
          const version = versionOf(permalink);
          return (
            <li key={permalink}>
              <Link isNavLink to={permalink}>
                <b>{version}</b> <span>{headlines[version]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
