/** The styles of trials and of the tour, which come with them. */
export const tryStyles = `
.api-trial {
  padding: var(--dos-space-3) var(--dos-space-4) var(--dos-space-4);
  margin-top: var(--dos-space-3);
  font-size: var(--dos-text-sm);
  background: var(--dos-paper-raised);
  border: 1px solid var(--dos-line);
  border-radius: var(--dos-radius-lg);
}

.api-trial__note {
  color: var(--dos-ink-soft);
}

.api-trial label {
  display: block;
  margin-bottom: var(--dos-space-1);
}

.api-trial textarea {
  line-height: 1.6;
  resize: vertical;
}

.api-trial__answer:not(:empty) {
  margin-top: var(--dos-space-4);
}

.api-trial details {
  margin: var(--dos-space-4) 0 0;
}

.api-trial summary {
  margin-bottom: var(--dos-space-2);
}

.api-trial .api-code {
  background: var(--dos-code-ground);
}

.api-main .api-faults {
  display: table;
  width: 100%;
  margin-bottom: var(--dos-space-3);
  font-size: var(--dos-text-sm);
}

.api-faults :is(th, td) {
  padding: var(--dos-space-1) var(--dos-space-2) var(--dos-space-1) 0;
  overflow-wrap: anywhere;
  vertical-align: top;
  text-align: left;
  border: 0;
  border-bottom: 1px solid var(--dos-line);
}

.api-faults tr {
  border: 0;
}

.api-faults code {
  padding: 0;
  background: none;
  border: 0;
}

/* Tour */

.api-trial--tour {
  padding: 0;
  background: none;
  border: 0;
}

.api-tour .api-code {
  margin-bottom: var(--dos-space-3);
}

.api-tour {
  padding: 0;
  margin: 0;
  list-style: none;
  counter-reset: step;
}

.api-tour > li {
  position: relative;
  padding: 0 0 var(--dos-space-5) 2.5rem;
  margin: 0;
  counter-increment: step;
}

.api-tour > li::before {
  position: absolute;
  left: 0;
  width: 1.625rem;
  height: 1.625rem;
  font-weight: var(--dos-weight-strong);
  line-height: 1.5rem;
  text-align: center;
  content: counter(step);
  border: 1px solid var(--dos-line-strong);
  border-radius: 50%;
}

.api-tour > li[data-done]::before {
  color: var(--dos-paper);
  content: "✓";
  background: var(--dos-accent);
  border-color: var(--dos-accent);
}

.api-tour > li:not(:last-child)::after {
  position: absolute;
  top: 2rem;
  bottom: 0.375rem;
  left: 0.8125rem;
  border-left: 1px solid var(--dos-line);
  content: "";
}

.api-main .api-tour h3 {
  margin: 0 0 var(--dos-space-1);
  font-size: var(--dos-text-base);
}

.api-tour mark {
  color: inherit;
  background: var(--dos-accent-wash);
}

.api-tour__reply {
  padding: var(--dos-space-2) var(--dos-space-3);
  margin: var(--dos-space-2) 0 var(--dos-space-3);
  color: var(--dos-ink);
  background: var(--dos-accent-wash);
  border-radius: var(--dos-radius-sm) var(--dos-radius-lg) var(--dos-radius-lg);
}
`;
