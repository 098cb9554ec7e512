/**
 * The styles of the API references. They come with their script, because Docusaurus puts every style sheet into the one
 * file that each page loads, and readers of other pages should not pay for these.
 */
export const referenceStyles = `
.api {
  --api-top: calc(var(--ifm-navbar-height) + var(--dos-space-4));

  width: 100%;
  max-width: 100rem;
  margin-inline: auto;
}

.api-main {
  min-width: 0;
  padding: var(--dos-space-5) var(--ifm-spacing-horizontal) var(--dos-space-8);
  font-size: var(--dos-text-md);
  line-height: 1.6;
}

.api-unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.api-main h1 {
  margin: 0;
}

.api-main h2 {
  margin: 0 0 var(--dos-space-3);
  font-size: var(--dos-text-xl);
}

.api-main h3 {
  margin: 0 0 var(--dos-space-2);
  font-size: var(--dos-text-lg);
}

.api-main h4 {
  margin: var(--dos-space-5) 0 var(--dos-space-2);
  font-size: var(--dos-text-base);
}

.api-main p {
  margin: 0 0 var(--dos-space-3);
}

.api-main :is(h2, h3, h4, tr) {
  scroll-margin-top: var(--api-top);
}

.api-main > section {
  padding-top: var(--dos-space-7);
  margin-top: var(--dos-space-7);
  border-top: 1px solid var(--dos-line);
}

.api-main > section > :is(p, h2),
.api-group,
.api-basic,
.api-schema,
.api-lead {
  max-width: 44rem;
}

/* Folds have the chevron of the site. */
.api summary {
  display: flex;
  gap: var(--dos-space-2);
  align-items: center;
  cursor: pointer;
  list-style: none;
}

.api summary::-webkit-details-marker {
  display: none;
}

.api summary::before {
  flex: none;
  width: 1rem;
  height: 1rem;
  content: "";
  background: currentcolor;
  mask: var(--dos-icon-chevron) center / contain no-repeat;
  transition: transform var(--dos-fast) var(--dos-ease);
}

.api details[open] > summary::before {
  transform: rotate(90deg);
}

/* Head */

.api-head__title {
  display: flex;
  flex-wrap: wrap;
  gap: var(--dos-space-2) var(--dos-space-4);
  align-items: center;
  margin-bottom: var(--dos-space-4);
}

.api-version {
  padding: 0.0625rem 0.5rem;
  font-size: var(--dos-text-sm);
  color: var(--dos-ink-soft);
  border: 1px solid var(--dos-line);
  border-radius: var(--dos-radius-pill);
}

.api-views {
  display: flex;
  gap: 2px;
  padding: 2px;
  margin: 0;
  background: var(--dos-paper-sunken);
  border: 0;
  border-radius: var(--dos-radius);
}

.api-views button {
  min-height: 1.75rem;
  padding: 0 var(--dos-space-3);
  font: inherit;
  font-size: var(--dos-text-sm);
  color: var(--dos-ink);
  cursor: pointer;
  background: none;
  border: 0;
  border-radius: var(--dos-radius-sm);
}

.api-views button[aria-pressed="true"] {
  font-weight: var(--dos-weight-strong);
  background: var(--dos-paper);
  box-shadow: 0 0 0 1px var(--dos-line);
}

.api-lead {
  font-size: var(--dos-text-base);
  line-height: var(--dos-leading);
}

.api-main .api-files {
  display: flex;
  flex-wrap: wrap;
  gap: var(--dos-space-1) var(--dos-space-5);
  padding: 0;
  margin: 0 0 var(--dos-space-4);
  font-size: var(--dos-text-sm);
  list-style: none;
}

.api-files li {
  margin: 0;
}

.api-fills {
  max-width: 44rem;
  margin: 0;
  font-size: var(--dos-text-sm);
  background: var(--dos-paper-raised);
  border: 1px solid var(--dos-line);
  border-radius: var(--dos-radius);
}

.api-fills > summary {
  padding: var(--dos-space-2) var(--dos-space-3);
  font-weight: var(--dos-weight-strong);
}

.api-fills__fields {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: var(--dos-space-3);
  padding: var(--dos-space-2) var(--dos-space-3);
}

.api-main .api-fills__fields p {
  margin: 0;
}

.api-fills label {
  display: block;
  margin-bottom: var(--dos-space-1);
}

.api-main :is(input, select, textarea) {
  width: 100%;
  min-height: 2.125rem;
  padding: var(--dos-space-1) var(--dos-space-2);
  font-family: var(--dos-mono);
  font-size: var(--dos-text-xs);
  color: var(--dos-ink);
  background: var(--dos-paper);
  border: 1px solid var(--dos-line-strong);
  border-radius: var(--dos-radius-sm);
}

.api-main select {
  font-family: inherit;
  font-size: var(--dos-text-sm);
}

.api-main ::placeholder {
  color: var(--dos-ink-soft);
  opacity: 1;
}

.api-main [aria-invalid="true"] {
  border-color: var(--dos-danger-line);
}

.api-fills__fault {
  color: var(--dos-danger);
}

.api-main .api-fills__note {
  padding: 0 var(--dos-space-3);
  color: var(--dos-ink-soft);
}

/* List */

.api-list {
  font-size: 0.875rem;
  line-height: 1.4;
}

.api-list details {
  margin: 0;
}

.api-list p {
  margin: var(--dos-space-4) 0 var(--dos-space-1);
  padding-left: var(--dos-space-3);
  font-size: var(--dos-text-sm);
  font-weight: var(--dos-weight-strong);
}

.api-list ul {
  padding: 0;
  margin: 0;
  list-style: none;
}

.api-list a {
  position: relative;
  display: flex;
  gap: var(--dos-space-2);
  align-items: baseline;
  padding: 0.25rem var(--dos-space-3);
  overflow-wrap: anywhere;
  color: var(--dos-ink-soft);
  border-radius: var(--dos-radius-sm);
}

.api-list a:hover {
  color: var(--dos-ink);
  text-decoration: none;
  background: var(--dos-paper-raised);
}

.api-list a[aria-current] {
  color: var(--dos-accent-strong);
  background: var(--dos-accent-wash);
}

.api-list .api-method {
  flex: none;
  width: 2.25rem;
  padding: 0;
  font-size: 0.625rem;
  text-align: left;
  background: none;
}

@media (max-width: 996px) {
  .api-list {
    position: sticky;
    top: var(--ifm-navbar-height);
    z-index: 2;
    background: var(--dos-paper);
    border-bottom: 1px solid var(--dos-line);
  }

  .api-list summary {
    padding: var(--dos-space-3) var(--ifm-spacing-horizontal);
    font-size: var(--dos-text-sm);
    font-weight: var(--dos-weight-strong);
  }

  .api-list__parts {
    max-height: calc(100vh - var(--ifm-navbar-height) - 4rem);
    padding: 0 var(--dos-space-2) var(--dos-space-4);
    overflow-y: auto;
  }

  .api {
    --api-top: calc(var(--ifm-navbar-height) + 4rem);
  }
}

/* Calls */

.api-group {
  margin-bottom: var(--dos-space-6);
}

.api-call + .api-call {
  padding-top: var(--dos-space-7);
  margin-top: var(--dos-space-7);
  border-top: 1px solid var(--dos-line);
}

.api-call__text {
  min-width: 0;
  max-width: 44rem;
}

.api-call__side {
  display: grid;
  gap: var(--dos-space-4);
  align-content: start;
  min-width: 0;
  margin-top: var(--dos-space-5);
}

.api-main .api-line {
  display: flex;
  flex-wrap: wrap;
  gap: var(--dos-space-1) var(--dos-space-2);
  align-items: baseline;
  overflow-wrap: anywhere;
}

.api-line > code {
  min-width: 0;
}

.api-line code {
  padding: 0;
  font-size: var(--dos-text-sm);
  background: none;
  border: 0;
}

.api-id {
  margin-left: auto;
  font-size: var(--dos-text-xs);
  color: var(--dos-ink-soft);
}

.api-line .api-id code {
  font-size: inherit;
}

.api-method {
  display: inline-block;
  padding: 0.0625rem 0.375rem;
  font-family: var(--dos-mono);
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1.4;
  color: var(--dos-accent-strong);
  background: var(--dos-accent-wash);
  border-radius: var(--dos-radius-sm);
}

.api-method--get {
  color: var(--dos-info);
  background: var(--dos-info-wash);
}

.api-status {
  display: inline-block;
  padding: 0.0625rem 0.375rem;
  font-family: var(--dos-mono);
  font-size: var(--dos-text-xs);
  font-weight: 600;
  color: var(--dos-danger);
  background: var(--dos-danger-wash);
  border-radius: var(--dos-radius-sm);
}

.api-main a.api-status {
  text-decoration: none;
}

.api-main a.api-status:hover {
  color: var(--dos-danger);
  text-decoration: underline;
}

.api-status--good {
  color: var(--dos-success);
  background: var(--dos-success-wash);
}

/* Fields */

.api-main .api-fields {
  display: table;
  width: 100%;
  margin: 0 0 var(--dos-space-4);
  table-layout: fixed;
  border-collapse: collapse;
}

.api-fields > caption {
  padding-bottom: var(--dos-space-1);
  font-size: var(--dos-text-sm);
  color: var(--dos-ink-soft);
  text-align: left;
}

.api-fields > caption a {
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
  text-underline-offset: 0.2em;
}

.api-fields tr {
  background: none;
  border-top: 1px solid var(--dos-line);
}

.api-fields :is(th, td) {
  padding: var(--dos-space-3) 0;
  text-align: left;
  vertical-align: top;
  border: 0;
}

.api-fields__name {
  width: 34%;
}

.api-main .api-fields > thead :is(tr, th) {
  padding: 0;
  line-height: 0;
  border: 0;
}

.api-fields > tbody > tr > th {
  padding-right: var(--dos-space-4);
  font-weight: 400;
  overflow-wrap: anywhere;
}

.api-fields th > a code {
  padding: 0;
  font-size: var(--dos-text-sm);
  font-weight: 600;
  color: var(--dos-ink);
  background: none;
  border: 0;
}

.api-fields th > a:hover code {
  color: var(--dos-accent-strong);
}

.api-fields tr:target {
  background: var(--dos-accent-wash);
  box-shadow: -0.5rem 0 var(--dos-accent-wash), 0.5rem 0 var(--dos-accent-wash);
}

.api-type,
.api-required,
.api-limit,
.api-meaning {
  display: block;
  font-size: var(--dos-text-sm);
  line-height: var(--dos-leading-dense);
  color: var(--dos-ink-soft);
}

.api-main .api-required {
  color: var(--dos-warning);
}

.api-limit {
  margin-top: var(--dos-space-1);
}

.api-limit:first-letter {
  text-transform: uppercase;
}

a.api-limit {
  width: fit-content;
  color: var(--dos-accent);
  text-transform: none;
}

.api-fields > tbody > tr > td[colspan] {
  padding: 0 0 var(--dos-space-3);
}

.api-fields > tbody > tr:has(> td[colspan]) {
  border-top: 0;
}

.api-fields details {
  margin: 0;
  border: 1px solid var(--dos-line);
  border-radius: var(--dos-radius);
}

.api-fields summary {
  padding: var(--dos-space-1) var(--dos-space-3);
  font-size: var(--dos-text-sm);
  color: var(--dos-ink-soft);
}

.api-fields summary:hover {
  color: var(--dos-ink);
}

.api-main .api-fields .api-fields {
  width: calc(100% - 2 * var(--dos-space-3));
  margin: 0 var(--dos-space-3);
}

/* Codes */

.api-code {
  min-width: 0;
  overflow: hidden;
  color: var(--dos-code-text);
  background: var(--dos-code-ground);
  border: 1px solid var(--dos-line);
  border-radius: var(--dos-radius);
}

.api-bar {
  display: flex;
  gap: var(--dos-space-2);
  align-items: center;
  min-height: 2.375rem;
  padding: 0 var(--dos-space-2) 0 var(--dos-space-3);
  font-size: var(--dos-text-sm);
  color: var(--dos-code-comment);
  border-bottom: 1px solid var(--dos-line);
}

.api-bar__title {
  font-weight: var(--dos-weight-strong);
  color: var(--dos-code-text);
}

.api-copy {
  display: flex;
  gap: var(--dos-space-1);
  align-items: center;
  margin-left: auto;
}

.api-tabs {
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--dos-space-3);
}

.api-tabs button {
  min-height: 2.375rem;
  padding: 0;
  font: inherit;
  color: inherit;
  cursor: pointer;
  background: none;
  border: 0;
  border-bottom: 2px solid transparent;
}

.api-tabs button:hover {
  color: var(--dos-code-text);
}

.api-tabs button[aria-selected="true"] {
  font-weight: var(--dos-weight-strong);
  color: var(--dos-code-text);
  border-bottom-color: var(--dos-accent);
}

.api-tabs button:focus-visible {
  outline-offset: -2px;
}

.api-panel pre {
  padding: var(--dos-space-3);
  margin: 0;
  font-size: var(--dos-text-xs);
  line-height: 1.65;
  color: inherit;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  background: none;
  border-radius: 0;
}

.api-main var {
  font-style: normal;
  text-decoration: underline dotted var(--dos-line-strong);
  text-underline-offset: 0.25em;
}

/* Tables */

.api-errors {
  max-width: 44rem;
  margin-top: var(--dos-space-5);
}

.api-main .api-errors thead th {
  padding-bottom: var(--dos-space-2);
  font-size: var(--dos-text-sm);
  font-weight: 400;
  line-height: var(--dos-leading-dense);
  color: var(--dos-ink-soft);
}

.api-errors :is(td, th) p {
  margin: 0 0 var(--dos-space-2);
}

.api-twins :is(th, td) {
  vertical-align: top;
}

.api-main .api-twins tbody th {
  font-weight: 400;
  text-align: left;
}

.api-basic + .api-basic,
.api-schema + .api-schema {
  margin-top: var(--dos-space-6);
}

.api-basic table {
  width: 100%;
  display: table;
}

/* Trials */

.api-button {
  min-height: 2.125rem;
  padding: 0 var(--dos-space-4);
  font: inherit;
  font-size: var(--dos-text-sm);
  font-weight: var(--dos-weight-strong);
  color: var(--dos-accent-strong);
  cursor: pointer;
  background: var(--dos-paper);
  border: 1px solid var(--dos-accent);
  border-radius: var(--dos-radius);
}

.api-button:hover {
  background: var(--dos-accent-wash);
}

.api-button--main,
.api-button--main:hover {
  color: var(--dos-paper);
  background: var(--dos-accent);
}

.api-try--tour {
  max-width: 44rem;
  padding: var(--dos-space-4);
  margin-bottom: var(--dos-space-6);
  background: var(--dos-paper-raised);
  border: 1px solid var(--dos-line);
  border-radius: var(--dos-radius-lg);
}

.api-loading {
  padding: var(--dos-space-4) 0;
}

/* What needs script is not offered without it, and every panel is seen. */
html:not([data-theme]) :is(.api-views, .api-fills, .api-try, .api-copy, .api-tabs) {
  display: none;
}

html:not([data-theme]) .api-panel[hidden] {
  display: block;
}

html:not([data-theme]) .api-panel::before {
  display: block;
  padding: var(--dos-space-2) var(--dos-space-3) 0;
  font-size: var(--dos-text-sm);
  font-weight: var(--dos-weight-strong);
  content: attr(data-label);
}

@media (min-width: 997px) {
  .api[data-view="reference"] {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
  }

  .api-main {
    padding: var(--dos-space-6) var(--dos-space-7) var(--dos-space-8);
  }

  /* It reaches below the top bar, which leaves on the way down. */
  .api-list {
    position: sticky;
    top: 0;
    height: 100vh;
    padding: calc(var(--ifm-navbar-height) + var(--dos-space-3)) var(--dos-space-2) var(--dos-space-6);
    margin-top: calc(-1 * var(--ifm-navbar-height));
    overflow-y: auto;
    border-right: 1px solid var(--dos-line);
  }

  .api-list summary {
    display: none;
  }

  /* The list is open without script, too. */
  .api-list details::details-content {
    content-visibility: visible;
  }
}

@media (min-width: 640px) {
  .api-views {
    margin-left: auto;
  }
}

@media (min-width: 1200px) {
  .api-errors {
    max-width: none;
  }

  .api-call,
  .api-errors {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 27rem);
    gap: var(--dos-space-7);
  }

  .api-call__side {
    position: sticky;
    top: var(--api-top);
    align-self: start;
    margin-top: 0;
  }
}

@media print {
  .api-list,
  .api-views,
  .api-fills,
  .api-try,
  .api-copy,
  .api-tabs {
    display: none;
  }

  .api-call {
    display: block;
  }

  .api-panel[hidden] {
    display: block;
  }

  .api-panel::before {
    display: block;
    font-weight: var(--dos-weight-strong);
    content: attr(data-label);
  }
}
`;
