/** The styles of the form, which come with it: most pages have none. */
export const filterStyles = `
.release-filter {
  padding: var(--dos-space-3) var(--dos-space-4);
  margin-bottom: var(--dos-space-5);
  font-size: var(--dos-text-sm);
  background: var(--dos-paper-raised);
  border: 1px solid var(--dos-line);
  border-radius: var(--dos-radius-lg);
}

/* The colour mode is set by the first script of the page: without it there is no script, and no filter. */
html:not([data-theme]) .release-filter { display: none; }

.release-filter__line {
  display: flex;
  flex-wrap: wrap;
  gap: var(--dos-space-1) var(--dos-space-4);
  align-items: center;
}

.release-filter label {
  display: inline-flex;
  gap: var(--dos-space-2);
  align-items: center;
  min-height: 1.75rem;
}

.release-filter label:has([type='search']) { flex: 1; }

.release-filter :is([type='search'], select, button) {
  padding: var(--dos-space-1) var(--dos-space-2);
  font: inherit;
  color: var(--dos-ink);
  background: var(--dos-paper);
  border: 1px solid var(--dos-line-strong);
  border-radius: var(--dos-radius-sm);
}

.release-filter [type='search'] { flex: 1; min-width: 8rem; }
.release-filter [type='checkbox'] { width: 1rem; height: 1rem; margin: 0; accent-color: var(--dos-accent); }
.release-filter button { cursor: pointer; }

.release-filter details { margin-block: var(--dos-space-2); }
.release-filter summary { width: fit-content; min-height: 1.5rem; }
.release-filter summary span { color: var(--dos-accent-strong); }

.release-filter fieldset {
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: 0 var(--dos-space-2);
  padding: 0;
  margin: var(--dos-space-2) 0 0;
  border: 0;
}

/* A legend is part of the grid only when it floats. */
.release-filter legend {
  float: left;
  padding: 0;
  line-height: 1.75rem;
  color: var(--dos-ink-soft);
}

.release-filter [role='status'] {
  flex: 1;
  min-width: 12rem;
  margin: 0;
  color: var(--dos-ink-soft);
}

@media (max-width: 40rem) {
  .release-filter fieldset { grid-template-columns: 1fr; }
}

@media print {
  .release-filter { display: none; }
}
`;
