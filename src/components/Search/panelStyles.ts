/** The styles of the panel, which come with it: the style sheet of the site is loaded by every page. */
export const panelStyles = `
.dos-search[data-status="stalled"] .dos-search__submit::before {
  background: none;
  border: 2px solid var(--dos-line-strong);
  border-top-color: var(--dos-accent);
  border-radius: 50%;
  mask: none;
  animation: dos-search-turn 0.8s linear infinite;
}

@keyframes dos-search-turn {
  to {
    rotate: 1turn;
  }
}

.dos-search__panel:not([hidden]) {
  position: absolute;
  top: calc(100% + var(--dos-space-2));
  right: 0;
  display: flex;
  flex-direction: column;
  width: min(38rem, calc(100vw - 2rem));
  max-height: min(40rem, calc(100dvh - var(--ifm-navbar-height) - 4rem));
  overflow: hidden;
  contain: content;
  font-size: var(--dos-text-md);
  line-height: var(--dos-leading-dense);
  color: var(--dos-ink);
  background: var(--dos-paper);
  border: 1px solid var(--dos-line);
  border-radius: var(--dos-radius-lg);
  box-shadow: var(--dos-shadow-dialog);
}

.dos-search__list {
  flex: 1;
  min-height: 0;
  padding: var(--dos-space-2);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding: var(--dos-space-2);
}

.dos-search__page + .dos-search__page {
  padding-top: var(--dos-space-1);
  margin-top: var(--dos-space-1);
  border-top: 1px solid var(--dos-line);
}

.dos-search a.dos-search__result {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.0625rem var(--dos-space-3);
  align-items: baseline;
  padding: var(--dos-space-2) var(--dos-space-3);
  color: var(--dos-ink);
  text-decoration: none;
  border-radius: var(--dos-radius);
}

/* Sections hang on the line of their page. */
.dos-search .dos-search__result + .dos-search__result {
  margin-left: var(--dos-space-3);
  border-left: 2px solid var(--dos-line);
  border-radius: 0 var(--dos-radius) var(--dos-radius) 0;
}

.dos-search a.dos-search__result[aria-selected="true"] {
  background: var(--dos-accent-wash);
  border-radius: 0 var(--dos-radius) var(--dos-radius) 0;
  box-shadow: inset 2px 0 var(--dos-accent);
}

.dos-search__title {
  font-weight: var(--dos-weight-strong);
  overflow-wrap: anywhere;
}

.dos-search__result + .dos-search__result .dos-search__title {
  font-weight: 500;
}

.dos-search__place {
  font-size: var(--dos-text-sm);
  color: var(--dos-ink-soft);
}

:is(.dos-search__of, .dos-search__context) {
  grid-column: 1 / -1;
  font-size: var(--dos-text-sm);
  color: var(--dos-ink-soft);
  overflow-wrap: anywhere;
}

.dos-search__of {
  color: var(--dos-ink);
}

/* The name of the page is heard with each of its sections, and seen once. */
:is(.dos-search__of--again, .dos-search__status) {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.dos-search__result {
  position: relative;
}

.dos-search__result mark {
  padding: 0;
  color: inherit;
  text-decoration: underline 2px var(--dos-accent);
  text-underline-offset: 0.2em;
  text-decoration-skip-ink: none;
  background: none;
}

.dos-search__title mark {
  color: var(--dos-accent-strong);
}

.dos-search__note {
  padding: var(--dos-space-2) var(--dos-space-5);
  margin: 0;
  font-size: var(--dos-text-sm);
  color: var(--dos-ink-soft);
  overflow-wrap: anywhere;
  background: var(--dos-paper-raised);
  border-bottom: 1px solid var(--dos-line);
}

.dos-search__note strong {
  color: var(--dos-ink);
}

.dos-search__none {
  padding: var(--dos-space-6) var(--dos-space-5);
  overflow-y: auto;
  text-align: center;
}

.dos-search__none p {
  margin: 0;
  overflow-wrap: anywhere;
}

.dos-search__none p:first-child {
  display: -webkit-box;
  overflow: hidden;
  font-weight: var(--dos-weight-strong);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
}

.dos-search__none p + p {
  margin-top: var(--dos-space-1);
  font-size: var(--dos-text-sm);
  color: var(--dos-ink-soft);
}

.dos-search__keys {
  padding: var(--dos-space-2) var(--dos-space-4);
  margin: 0;
  font-size: var(--dos-text-xs);
  color: var(--dos-ink-soft);
  border-top: 1px solid var(--dos-line);
}

.dos-search__keys kbd {
  padding: 0 0.3125rem;
  font-size: inherit;
}

.dos-search__keys kbd:not(:first-child, :nth-child(2)) {
  margin-left: var(--dos-space-3);
}

.dos-search__none + .dos-search__keys {
  display: none;
}

@media (hover: none) and (pointer: coarse) {
  .dos-search .dos-search__keys {
    display: none;
  }
}

@media (max-width: 996px) {
  .dos-search__panel:not([hidden]) {
    position: static;
    grid-area: 2 / 1 / 3 / -1;
    align-self: stretch;
    width: auto;
    max-height: none;
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: none;
  }

  .dos-search:not([data-active]) .dos-search__panel,
  .dos-search .dos-search__keys {
    display: none;
  }
}
`;
