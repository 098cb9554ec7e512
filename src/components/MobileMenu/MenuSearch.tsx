/** Leads from the menu of a phone to the search of the bar behind it. */
export default function MenuSearch() {
  const onClick = () => {
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
    // Within the press, or the keyboard of the screen stays down.
    document.querySelector<HTMLElement>('.dos-search__field')?.focus();
  };
  return (
    <button type="button" className="menu-search" onClick={onClick}>
      Search the documentation
    </button>
  );
}
