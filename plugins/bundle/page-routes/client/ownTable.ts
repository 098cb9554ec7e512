import { type PageTable, pageTableId } from './pageTable';

const nothing: PageTable = { chain: [], modules: {} };

/** The table that the build wrote into this page; empty for a page without one, such as the not-found page. */
export const ownTable: PageTable = JSON.parse(
  document.getElementById(pageTableId)?.textContent ?? JSON.stringify(nothing),
);
