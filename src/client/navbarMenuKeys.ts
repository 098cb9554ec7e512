import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Escape closes a menu of the navbar: one that was opened by a key (ARIA Authoring Practices, disclosure navigation), and
// one that the pointer has opened by being on it (WCAG 2.2, criterion 1.4.13). The theme does neither.
const opensOnHover = 'dropdown--hoverable';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const opener = document.querySelector<HTMLElement>('.dropdown--show > a');
    if (opener) {
      opener.focus();
      // The theme closes it for a press beside it, so it is told that there was one.
      document.dispatchEvent(new Event('mousedown'));
    }
    const menu = document.querySelector(`.${opensOnHover}:hover`);
    menu?.classList.remove(opensOnHover);
    menu?.addEventListener('pointerleave', () => menu.classList.add(opensOnHover), { once: true });
  });
}
