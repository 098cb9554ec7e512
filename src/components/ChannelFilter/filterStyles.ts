/** The styles of the filter, which come with it: no other page needs them. */
export const filterStyles = `
@media (scripting: enabled) {
  .channel-filter { min-height: 9.5rem; }
}

.channel-filter form {
  display: grid;
  gap: var(--dos-space-3);
  padding: var(--dos-space-3) var(--dos-space-4);
  margin-bottom: var(--dos-space-3);
  font-size: var(--dos-text-sm);
  background: var(--dos-paper-raised);
  border: 1px solid var(--dos-line);
  border-radius: var(--dos-radius-lg);
}

.channel-filter form > div,
.channel-filter fieldset {
  display: flex;
  flex-wrap: wrap;
  gap: var(--dos-space-2) var(--dos-space-4);
  align-items: center;
  padding: 0;
  margin: 0;
  border: 0;
}

.channel-filter legend {
  float: left;
  padding: 0;
}

.channel-filter label {
  display: inline-flex;
  gap: var(--dos-space-2);
  align-items: center;
  min-height: 1.5rem;
}

.channel-filter input[type='search'],
.channel-filter select,
.channel-filter button {
  padding: var(--dos-space-1) var(--dos-space-2);
  font: inherit;
  color: var(--dos-ink);
  background: var(--dos-paper);
  border: 1px solid var(--dos-line-strong);
  border-radius: var(--dos-radius-sm);
}

.channel-filter input[type='search'] { width: 11rem; }
.channel-filter input[type='checkbox'] { width: 1rem; height: 1rem; accent-color: var(--dos-accent); }
.channel-filter button { cursor: pointer; }
.channel-filter p { margin: 0; color: var(--dos-ink-soft); }
`;
