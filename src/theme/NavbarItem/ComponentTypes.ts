import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionNavbarItem from '@theme/NavbarItem/DocsVersionNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

/** The kinds of items that `src/config/navbar.ts` uses; the name of another kind stops the build with a message. */
const ComponentTypes = {
  default: DefaultNavbarItem,
  docsVersion: DocsVersionNavbarItem,
  dropdown: DropdownNavbarItem,
  search: SearchNavbarItem,
};

export default ComponentTypes;
