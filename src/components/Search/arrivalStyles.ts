/** The marks of a search on the page, and the button that ends them. */
export const arrivalStyles = `
::highlight(dos-search) {
  color: var(--dos-ink);
  background-color: var(--dos-warning-wash);
  text-decoration: underline 2px var(--dos-warning-line);
}

mark.dos-search-mark {
  padding: 0;
  color: var(--dos-ink);
  text-decoration: underline 2px var(--dos-warning-line);
  background: var(--dos-warning-wash);
}

.dos-search-end {
  position: fixed;
  bottom: 1.25rem;
  left: 50%;
  z-index: var(--ifm-z-index-fixed);
  display: flex;
  gap: var(--dos-space-2);
  align-items: center;
  padding: 0.375rem 0.875rem;
  font: inherit;
  font-size: var(--dos-text-md);
  color: var(--dos-ink);
  white-space: nowrap;
  cursor: pointer;
  background: var(--dos-paper);
  border: 1px solid var(--dos-line-strong);
  border-radius: var(--dos-radius-pill);
  box-shadow: var(--dos-shadow-tip);
  translate: -50%;
}

.dos-search-end:hover {
  color: var(--dos-accent-strong);
  border-color: var(--dos-accent);
}

.dos-search-end::before {
  width: 1rem;
  height: 1rem;
  content: "";
  background: currentcolor;
  mask: var(--dos-icon-close) center / contain no-repeat;
}

.dos-search-end__count {
  font-size: var(--dos-text-sm);
  font-variant-numeric: tabular-nums;
  color: var(--dos-ink-soft);
}

@media print {
  .dos-search-end {
    display: none;
  }

  ::highlight(dos-search) {
    color: inherit;
    text-decoration: none;
    background: none;
  }
}
`;
