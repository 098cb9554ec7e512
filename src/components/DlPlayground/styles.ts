/**
 * The styles of the playground. They come with its script, because Docusaurus puts every style sheet into the one file
 * that each page loads, and a reader who opens no playground should not pay for it.
 */
export const playgroundStyles = `
.dl-play {
  container-type: inline-size;
  scroll-margin-top: calc(var(--ifm-navbar-height) + 0.75rem);
  margin-bottom: var(--ifm-leading);
  overflow: clip;
  font-size: 0.875rem;
  line-height: 1.5;
  color: var(--dos-ink);
  background: var(--dos-paper);
  border: 1px solid var(--dos-line);
  border-radius: var(--ifm-global-radius);
}

.dl-play:focus:not(:focus-visible) {
  outline: none;
}

.dl-play p {
  margin: 0;
}

.dl-play :is(button, input, select, textarea) {
  font: inherit;
  color: inherit;
}

.dl-play button {
  cursor: pointer;
}

.dl-play button:disabled {
  cursor: default;
  opacity: 0.6;
}

.dl-play code {
  padding: 0;
  font-size: 0.9em;
  background: none;
  border: 0;
}

.dl-play small {
  font-size: 0.85em;
  font-weight: 400;
  color: var(--dos-ink-soft);
}

/* Head */

.dl-play__head {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.375rem 0.5rem 0.375rem 1rem;
  background: var(--dos-accent-wash);
  border-bottom: 1px solid var(--dos-line);
}

.dl-play__name {
  font-weight: 600;
}

.dl-play__name > span {
  margin-right: 0.5rem;
  color: var(--dos-accent-strong);
}

.dl-play__tools {
  display: flex;
  margin-left: auto;
}

.dl-play__tools button {
  min-height: 2rem;
  padding: 0 0.625rem;
  background: none;
  border: 0;
  border-radius: 4px;
}

.dl-play__tools button:hover:not(:disabled) {
  background: var(--dos-paper);
}

.dl-play__status:not(:empty) {
  padding: 0.375rem 1rem;
  border-bottom: 1px solid var(--dos-line);
}

.dl-play__copy {
  display: grid;
  gap: 0.25rem;
  padding: 0.5rem 1rem 0.75rem;
  border-bottom: 1px solid var(--dos-line);
}

.dl-play__copy textarea {
  width: 100%;
  padding: 0.375rem 0.5rem;
  font-family: var(--ifm-font-family-monospace);
  font-size: 0.8125rem;
  resize: vertical;
  background: var(--dos-code-ground);
  border: 1px solid var(--dos-ink-soft);
  border-radius: 4px;
}

/* Editor */

.dl-play__files {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  align-items: center;
  padding: 0.375rem 1rem;
  color: var(--dos-ink-soft);
  border-bottom: 1px solid var(--dos-line);
}

.dl-play__files select {
  min-height: 1.875rem;
  padding: 0 0.25rem;
  color: var(--dos-ink);
  background: var(--dos-paper);
  border: 1px solid var(--dos-ink-soft);
  border-radius: 4px;
}

.dl-play__files p {
  margin-left: auto;
  font-size: 0.8125rem;
}

.dl-play__files kbd {
  padding: 0 0.25rem;
  font-size: 0.9em;
  color: inherit;
  background: var(--dos-paper-raised);
  border: 1px solid var(--dos-line);
  box-shadow: none;
}

.dl-play .cm-editor {
  max-height: 24rem;
  font-size: 0.8125rem;
  color: var(--dos-code-text);
  background: var(--dos-code-ground);
  outline: none;
}

.dl-play__editor:focus-within {
  box-shadow: inset 0 0 0 2px var(--dos-accent);
}

.dl-play .cm-editor .cm-scroller {
  padding: 0.5rem 0;
  margin: 2px;
  font-family: var(--ifm-font-family-monospace);
  line-height: 1.65;
}

.dl-play .cm-editor .cm-gutters {
  color: var(--dos-code-comment);
  background: var(--dos-code-ground);
  border: 0;
}

.dl-play .cm-editor .cm-content {
  caret-color: var(--dos-ink);
}

.dl-play .cm-editor .cm-cursor {
  border-left-color: var(--dos-ink);
  border-left-width: 2px;
}

.dl-play .cm-editor .cm-line {
  padding: 0 1rem 0 0.375rem;
}

.dl-play .cm-editor .cm-selectionLayer .cm-selectionBackground,
.dl-play .cm-editor .cm-line ::selection {
  background: var(--dos-play-selection) !important;
}

.dl-play {
  --dos-play-selection: #b9ded9;
  --dos-play-error: #a3230b;
  --dos-play-warning: #7a4b00;
}

[data-theme="dark"] .dl-play {
  --dos-play-selection: #25564f;
  --dos-play-error: #ff9d87;
  --dos-play-warning: #f2c078;
}

.dl-play .cm-editor .cm-lintRange {
  padding-bottom: 1px;
  background: none;
  text-decoration: underline wavy var(--dos-play-error) 1px;
  text-underline-offset: 0.25em;
}

.dl-play .cm-editor .cm-lintRange-warning {
  text-decoration-color: var(--dos-play-warning);
}

.dl-play .cm-tooltip {
  z-index: 10;
  max-width: min(26rem, 90cqw);
  color: var(--dos-ink);
  background: var(--dos-paper);
  border: 1px solid var(--dos-line);
  border-radius: 4px;
  box-shadow: 0 4px 16px rgb(0 0 0 / 18%);
}

.dl-play .cm-tooltip.cm-tooltip-autocomplete > ul {
  max-height: 14rem;
  font-family: var(--ifm-font-family-monospace);
}

.dl-play .cm-tooltip.cm-tooltip-autocomplete > ul > li {
  padding: 0.125rem 0.5rem;
  margin: 0;
}

.dl-play .cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected] {
  color: var(--dos-accent-strong);
  background: var(--dos-accent-wash);
}

.dl-play .cm-completionDetail {
  color: var(--dos-ink-soft);
}

.dl-play .cm-tooltip.cm-completionInfo {
  padding: 0.375rem 0.625rem;
}

.dl-play .cm-diagnostic {
  padding: 0.375rem 0.625rem;
  border-left: 3px solid var(--dos-play-error);
}

.dl-play .cm-diagnostic-warning {
  border-left-color: var(--dos-play-warning);
}

.dl-play .cm-diagnosticAction {
  padding: 0.125rem 0.5rem;
  color: var(--dos-paper);
  background: var(--dos-accent);
}

/* Messages */

.dl-play__messages {
  padding: 0.375rem 1rem;
  border-block: 1px solid var(--dos-line);
}

.dl-play__summary {
  color: var(--dos-ink-soft);
}

.dl-play__messages ul {
  padding: 0;
  margin: 0.25rem 0 0;
  list-style: none;
}

.dl-play__message {
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 0.75rem;
  align-items: flex-start;
  padding: 0.25rem 0 0.25rem 0.625rem;
  margin: 0.25rem 0;
  border-left: 3px solid var(--dos-play-error);
}

.dl-play__message > p {
  flex: 1 1 18rem;
}

.dl-play__message strong {
  color: var(--dos-play-error);
}

.dl-play__message--warning {
  border-left-color: var(--dos-play-warning);
}

.dl-play__message--warning strong {
  color: var(--dos-play-warning);
}

.dl-play .dl-play__place {
  padding: 0;
  color: var(--ifm-link-color);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  background: none;
  border: 0;
}

.dl-play__fix {
  color: var(--dos-ink-soft);
}

.dl-play .dl-play__button {
  min-height: 2rem;
  padding: 0 0.75rem;
  color: var(--dos-accent-strong);
  background: var(--dos-paper);
  border: 1px solid var(--dos-accent);
  border-radius: 4px;
}

.dl-play .dl-play__button:hover {
  background: var(--dos-accent-wash);
}

.dl-play .dl-play__button--main,
.dl-play .dl-play__button--main:hover {
  color: var(--dos-paper);
  background: var(--dos-accent);
}

/* Talk */

.dl-play__talk {
  display: grid;
}

.dl-play__chat {
  display: flex;
  flex-direction: column;
  min-width: 0;
}

.dl-play__log {
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: 0.875rem;
  min-height: 9rem;
  max-height: 26rem;
  padding: 0.875rem 1rem;
  overflow-y: auto;
}

.dl-play__notice {
  align-self: center;
  max-width: 26rem;
  font-size: 0.8125rem;
  color: var(--dos-ink-soft);
  text-align: center;
}

.dl-play__turn {
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
}

.dl-play__said,
.dl-play__answer {
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  align-items: flex-start;
}

.dl-play__said {
  align-items: flex-end;
}

.dl-play__speaker {
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.4;
  color: var(--dos-ink-soft);
}

.dl-play__bubble {
  max-width: min(88%, 28rem);
  padding: 0.375rem 0.75rem;
  overflow-wrap: anywhere;
  background: var(--dos-paper-raised);
  border: 1px solid var(--dos-line);
  border-radius: 0.25rem 0.875rem 0.875rem;
}

.dl-play__bubble--user {
  background: var(--dos-accent-wash);
  border-color: transparent;
  border-radius: 0.875rem 0.25rem 0.875rem 0.875rem;
}

.dl-play__bubble :is(ul, ol) {
  padding-left: 1.25rem;
  margin: 0.25rem 0;
}

.dl-play__bubble a {
  text-decoration: underline;
  text-underline-offset: 0.2em;
}

.dl-play__note {
  font-size: 0.8125rem;
  font-style: italic;
  color: var(--dos-ink-soft);
}

.dl-play__choices,
.dl-play__phrases {
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
}

.dl-play__choices button,
.dl-play__phrases button {
  min-height: 1.75rem;
  padding: 0 0.75rem;
  font-size: 0.8125rem;
  color: var(--dos-accent-strong);
  text-align: left;
  background: var(--dos-paper);
  border: 1px solid var(--dos-accent);
  border-radius: 1rem;
}

.dl-play__phrases button {
  border-style: dashed;
}

.dl-play :is(.dl-play__choices, .dl-play__phrases) button:hover:not(:disabled) {
  background: var(--dos-accent-wash);
}

.dl-play__phrases {
  padding: 0 1rem 0.625rem;
  margin: 0;
  border: 0;
}

.dl-play__phrases legend {
  margin-bottom: 0.25rem;
  font-size: 0.8125rem;
  color: var(--dos-ink-soft);
}

.dl-play .dl-play__why {
  min-height: 1.5rem;
  padding: 0 0.5rem;
  margin-left: 0.25rem;
  font-size: 0.75rem;
  color: var(--dos-ink-soft);
  background: none;
  border: 0;
  border-radius: 4px;
}

.dl-play .dl-play__why:hover,
.dl-play .dl-play__why[aria-pressed="true"] {
  color: var(--dos-accent-strong);
  background: var(--dos-accent-wash);
}

.dl-play .dl-play__operator {
  align-self: center;
  margin-bottom: 0.625rem;
}

.dl-play__form {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.25rem 0.5rem;
  padding: 0.625rem 1rem 0.875rem;
  border-top: 1px solid var(--dos-line);
}

.dl-play__form label {
  grid-column: 1 / -1;
  font-size: 0.8125rem;
  color: var(--dos-ink-soft);
}

.dl-play__form input {
  min-width: 0;
  min-height: 2.25rem;
  padding: 0 0.625rem;
  font-size: 1rem;
  background: var(--dos-paper);
  border: 1px solid var(--dos-ink-soft);
  border-radius: 4px;
}

/* Reasons */

.dl-play__reasons {
  display: grid;
  gap: 1rem;
  align-content: start;
  min-width: 0;
  padding: 0.875rem 1rem 1rem;
  border-top: 1px solid var(--dos-line);
}

.dl-play__part {
  display: grid;
  gap: 0.375rem;
  min-width: 0;
}

.dl-play__title {
  font-size: 0.8125rem;
  font-weight: 600;
  overflow-wrap: anywhere;
  color: var(--dos-ink-soft);
}

.dl-play__hint,
.dl-play__sum {
  font-size: 0.8125rem;
  color: var(--dos-ink-soft);
}

.dl-play__sum {
  font-variant-numeric: tabular-nums;
}

.dl-play__scroll {
  overflow: auto;
}

.dl-play__variables {
  max-height: 18rem;
}

.dl-play .dl-play__variables table {
  table-layout: fixed;
}

.dl-play__variables th:first-child {
  width: 40%;
  overflow-wrap: anywhere;
}

.dl-play table {
  display: table;
  width: 100%;
  margin: 0;
  font-size: 0.8125rem;
  border-collapse: collapse;
}

.dl-play :is(thead, tbody, tfoot) tr {
  background: none;
  border: 0;
}

.dl-play :is(th, td) {
  padding: 0.25rem 0.375rem;
  overflow-wrap: break-word;
  font-weight: 400;
  text-align: left;
  vertical-align: top;
  border: 0;
  border-bottom: 1px solid var(--dos-line);
}

.dl-play :is(thead, thead th, tbody th, tfoot th) {
  background: none;
}

.dl-play td {
  overflow-wrap: anywhere;
}

.dl-play thead th {
  color: var(--dos-ink-soft);
}

.dl-play .dl-play__weights table {
  font-size: 0.75rem;
}

.dl-play__weights tbody th {
  white-space: nowrap;
}

.dl-play td {
  min-width: 3.5rem;
  font-variant-numeric: tabular-nums;
}

.dl-play tfoot :is(th, td) {
  font-size: 0.75rem;
  font-weight: 600;
  white-space: nowrap;
  border-bottom: 0;
}

.dl-play__weights thead th {
  overflow-wrap: break-word;
  vertical-align: bottom;
}

.dl-play__rules {
  display: grid;
  gap: 0.25rem;
  padding: 0;
  margin: 0;
  list-style: none;
}

.dl-play__rules > li {
  margin: 0;
  overflow-wrap: anywhere;
}

.dl-play__rules code {
  color: var(--dos-ink-soft);
}

.dl-play tr.dl-play__decides > * {
  font-weight: 600;
  background: var(--dos-accent-wash);
}

.dl-play__badge {
  display: inline-block;
  padding: 0 0.375rem;
  margin-left: 0.375rem;
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 1.5;
  color: var(--dos-accent-strong);
  white-space: nowrap;
  border: 1px solid currentcolor;
  border-radius: 1rem;
}

.dl-play tbody .dl-play__badge {
  display: block;
  width: fit-content;
  margin: 0;
}

.dl-play__given {
  font-size: 0.75rem;
  color: var(--dos-ink-soft);
}

.dl-play__captures {
  display: grid;
  gap: 0.125rem;
  margin: 0;
}

.dl-play__captures > div {
  display: flex;
  gap: 0.75rem;
}

.dl-play__captures :is(dt, dd) {
  margin: 0;
  font-weight: 400;
}

.dl-play__captures dd {
  white-space: pre-wrap;
}

@container (min-width: 44rem) {
  .dl-play__talk {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  }

  /* The field stays in sight while the reasons beside it are read. */
  .dl-play__chat {
    position: sticky;
    top: var(--ifm-navbar-height);
    align-self: start;
  }

  .dl-play__reasons {
    border-top: 0;
    border-left: 1px solid var(--dos-line);
  }
}

@container (max-width: 30rem) {
  .dl-play__files p {
    margin-left: 0;
  }

  .dl-play__tools {
    justify-content: flex-end;
    width: 100%;
  }
}

@media (prefers-reduced-motion: reduce) {
  .dl-play .cm-cursorLayer {
    animation: none !important;
  }
}

@media print {
  .dl-play {
    display: none;
  }
}
`;
