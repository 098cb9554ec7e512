/** The styles of what a filter has found, which come with it. */
export const foundStyles = `
.found-changes > section {
  padding-top: var(--dos-space-5);
  margin-bottom: var(--dos-space-5);
  border-top: 1px solid var(--dos-line);
}

.found-changes h2 { margin: 0; font-size: var(--dos-text-lg); }

.found-changes :is(h2, li) a { color: var(--dos-ink); }
.found-changes li a { text-decoration: none; }

.found-changes :is(h2, li) a:hover {
  color: var(--dos-accent-strong);
  text-decoration: underline;
  text-underline-offset: 0.2em;
}

.found-changes time { font-size: var(--dos-text-md); color: var(--dos-ink-soft); }

.found-changes ul {
  padding: 0;
  margin: var(--dos-space-3) 0 0;
  list-style: none;
}

.found-changes li {
  margin: 0 0 var(--dos-space-3);
  font-size: var(--dos-text-md);
  line-height: var(--dos-leading-dense);
}

.found-changes p {
  margin: 0;
  font-size: var(--dos-text-sm);
  color: var(--dos-ink-soft);
}

.found-changes p span { font-weight: var(--dos-weight-strong); }

.found-changes mark {
  padding: 0;
  color: inherit;
  background: var(--dos-accent-wash);
  text-decoration: underline 2px var(--dos-accent);
}

/* As in the list of releases: dates, and here the kinds, stand in a column of their own. */
@media (min-width: 997px) {
  .found-changes > section, .found-changes li {
    display: grid;
    grid-template-columns: 10rem minmax(0, 1fr);
    align-items: baseline;
  }

  .found-changes h2 { grid-area: 1 / 2; }
  .found-changes time { grid-area: 1 / 1; }
  .found-changes ul { grid-column: 1 / -1; }
  .found-changes li p { grid-area: 1 / 1; padding-right: var(--dos-space-3); }
  .found-changes li a { grid-area: 1 / 2; }
}
`;
