import type { Running } from './safeBuild';

/**
 * Waits for a site and for the checks that run in parallel. A failed check ends the site at once; a site that fails waits
 * for the checks, as a wrong text is named by its check, which says more than the build that fails on it.
 *
 * @throws what the checks ended with, else what the site ended with
 */
export async function sideBySide(checks: Running, site: Running): Promise<void> {
  const checked = checks.ended.catch((fault: unknown) => {
    site.stop();
    throw fault;
  });
  for (const outcome of await Promise.allSettled([checked, site.ended])) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}
