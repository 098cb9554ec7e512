import { useLocation } from '@docusaurus/router';
import { NavbarSecondaryMenuFiller, useWindowSize } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogSidebar';
import { useEffect, useRef } from 'react';
import { showOpenPage } from '../DocsMenu/showOpenPage';
import ReleaseMenu from './ReleaseMenu';

/** The list of all releases: beside the notes on a desk, and in the menu of a phone. */
export default function ReleaseSidebar({ sidebar }: Props) {
  const isPhone = useWindowSize() === 'mobile';
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // An old release is far down in the list, which scrolls by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current release is another one at each address
  useEffect(() => (list.current ? showOpenPage(list.current) : undefined), [pathname]);
  if (!sidebar || sidebar.items.length === 0) {
    return null;
  }
  if (isPhone) {
    return <NavbarSecondaryMenuFiller component={ReleaseMenu} props={{ items: sidebar.items }} />;
  }
  return (
    <aside className="col" aria-label="Releases">
      <nav ref={list} className="thin-scrollbar" aria-label={sidebar.title}>
        <p className="release-menu__title">{sidebar.title}</p>
        <ReleaseMenu items={sidebar.items} />
      </nav>
    </aside>
  );
}
