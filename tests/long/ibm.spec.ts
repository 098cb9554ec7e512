import { openHydrated } from '../helpers/hydrated';
import { type IbmReport, ibmReport, staleFalseFindings } from '../helpers/ibmChecker';
import { expect, test } from '../helpers/test';
import { switchMode } from '../helpers/views';

/** One page of each kind, and those with the most kinds of elements. */
const pages = [
  '/',
  '/content',
  '/channels/chatter',
  '/channels/channel-restrictions',
  '/analitika/otchety/attendance',
  '/syntax-DL/about-DL',
  '/blog',
  '/blog/0.72.0',
  '/blog/archive',
  '/blog/tags',
  '/api/capi/',
  '/full_documentation',
  '/titlePage',
  '/markdown-page',
  '/no-such-page',
];

test('a page of each kind has no finding of a second checker, in both modes', async ({ page }) => {
  // It looks at 25,000 places of an API reference, one after the other.
  test.setTimeout(900_000);
  const reports: IbmReport[] = [];
  const findings: string[] = [];
  for (const address of pages) {
    await openHydrated(page, address);
    for (const mode of ['light', 'dark'] as const) {
      await switchMode(page, mode);
      const report = await ibmReport(page);
      expect(report.checked, `places of ${address} that were looked at`).toBeGreaterThan(100);
      reports.push(report);
      findings.push(...report.findings.map((finding) => `${address}, ${mode}: ${finding}`));
    }
  }
  console.log(
    `ibm: ${reports.reduce((sum, { checked }) => sum + checked, 0)} places on ${pages.length} pages looked at`,
  );
  expect(findings).toEqual([]);
  expect(staleFalseFindings(reports)).toEqual([]);
});
