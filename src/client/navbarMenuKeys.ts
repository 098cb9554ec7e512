import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Escape closes a menu of the navbar that was opened by a key (ARIA Authoring Practices, disclosure navigation). The theme
// closes it only for a press beside it, so it is told that there was one.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ key }) => {
    const opener = key === 'Escape' ? document.querySelector<HTMLElement>('.dropdown--show > a') : null;
    if (opener) {
      opener.focus();
      document.dispatchEvent(new Event('mousedown'));
    }
  });
}
