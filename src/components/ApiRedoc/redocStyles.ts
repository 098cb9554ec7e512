/** What the theme of Redoc cannot say. Redoc gives its own rules more strength, hence the marks of importance. */
export const redocStyles = `
.api[data-view="redoc"] .api-main {
  padding-inline: 0;
}

.api[data-view="redoc"] .api-head {
  padding-inline: var(--dos-space-6);
}

/* The head of the page says it already. */
.api[data-view="redoc"] .api-lead,
.api-redoc .api-info {
  display: none;
}

.api-redoc .redoc-wrap {
  border-top: 1px solid var(--dos-line);
}

.api-redoc code,
.api-redoc pre code {
  padding: 0;
  background: none !important;
  border: 0;
}

.api-redoc h5,
.api-redoc h5 > span,
.api-redoc .api-content label {
  color: var(--dos-ink-soft) !important;
}

.api-redoc :is(.http-verb, .operation-type) {
  color: var(--dos-paper) !important;
}

.api-redoc :is(.token.property, .token.string.property, .property) {
  color: var(--dos-code-name) !important;
}

.api-redoc .redoc-json a {
  color: var(--dos-accent-strong) !important;
}

/* Redoc has a fixed grey for deprecated calls, which has too little contrast in the dark mode. */
.api-redoc .menu-content label:not(.active, :hover) {
  color: var(--dos-ink-soft) !important;
}

.api-redoc .menu-content label.active {
  color: var(--dos-accent-strong) !important;
}

.api-redoc .menu-content :is(span[title], :has(> span[title])) {
  opacity: 1 !important;
}

.api-redoc .token {
  color: var(--dos-code-text) !important;
  opacity: 1 !important;
}

.api-redoc .token:is(.string, .url) {
  color: var(--dos-code-string) !important;
}

.api-redoc .token:is(.number, .boolean, .null) {
  color: var(--dos-code-number) !important;
}

.api-redoc .token:is(.keyword, .operator, .builtin) {
  color: var(--dos-code-keyword) !important;
}

.api-redoc .token.function {
  color: var(--dos-code-name) !important;
}

.api-redoc .react-tabs__tab {
  color: var(--dos-ink-soft) !important;
  background: var(--dos-paper) !important;
  border-color: var(--dos-line) !important;
}

.api-redoc .react-tabs__tab--selected {
  color: var(--dos-accent-strong) !important;
  background: var(--dos-accent-wash) !important;
  border-color: var(--dos-accent) !important;
}

.api-redoc .react-tabs__tab-panel {
  background: var(--dos-paper) !important;
}

.api-redoc :is(select, option) {
  color: var(--dos-ink) !important;
  background: var(--dos-paper) !important;
}
`;
