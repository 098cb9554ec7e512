import { useEffect } from 'react';
import { showOpenPage } from '../DocsMenu/showOpenPage';
import { whenToggled } from './whenToggled';

/** The menu of a phone opens at the page that the reader is on. */
export function useOpenPageInMenu(): void {
  useEffect(() => {
    const navbar = document.querySelector('nav.navbar');
    if (!navbar) {
      return undefined;
    }
    let stop = () => {};
    const stopListening = whenToggled(navbar, (isOpen) => {
      stop();
      const list = isOpen && navbar.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert])');
      stop = list ? showOpenPage(list) : () => {};
    });
    return () => {
      stop();
      stopListening();
    };
  }, []);
}
