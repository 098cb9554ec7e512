/** Leads to the search of the navbar, which is a sheet over the page on a phone. Without script there is no search. */
export default function SearchButton() {
  return (
    <button
      type="button"
      className="home-search"
      onClick={() => document.querySelector<HTMLElement>('.dos-search__field')?.focus()}
    >
      Search the documentation
    </button>
  );
}
