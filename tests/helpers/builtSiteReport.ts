import { expect } from 'vitest';
import { routes } from '../../src/data/siteRoutes';
import { faultsOf, type GuardReport } from '../guards/guard';
import { type BuiltSite, readBuiltSite } from './builtSite';

/**
 * The site that `npm run build` made, or the one in the folder that the variable SITE_DIR names.
 *
 * @throws Error when the folder does not contain a built site
 */
export function realSite(): BuiltSite {
  return readBuiltSite({ dir: process.env['SITE_DIR'] ?? 'build', project: '.', routes });
}

/** Prints how many things a check looked at and fails with its faults. */
export function expectNoFaults(name: string, report: GuardReport): void {
  console.log(`${name}: ${report.checked} ${report.unit} checked`);
  expect(faultsOf(name, report).join('\n')).toBe('');
}
