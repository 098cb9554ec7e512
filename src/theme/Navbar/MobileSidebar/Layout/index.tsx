import MenuSearch from '@site/src/components/MobileMenu/MenuSearch';
import { useMobileMenuKeyboard } from '@site/src/components/MobileMenu/useMobileMenuKeyboard';
import { useOpenPageInMenu } from '@site/src/components/MobileMenu/useOpenPageInMenu';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import MobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';

export default function NavbarMobileSidebarLayout({ header, ...menus }: Props) {
  useMobileMenuKeyboard();
  useOpenPageInMenu();
  return (
    <MobileSidebarLayout
      {...menus}
      header={
        <>
          {header}
          <MenuSearch />
        </>
      }
    />
  );
}
