import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { siteServer } from './siteServer';

// Checks that are too long for `npm test`, and pictures that only one browser can be compared with. They need the
// built site alone.
const root = '../..';

export default defineConfig({
  ...base,
  testDir: '..',
  outputDir: `${root}/test-results`,
  // The report of the pictures shows the reference, what is there now, and where the two differ.
  reporter: [['list'], ['html', { open: 'never', outputFolder: `${root}/.cache/visual-report` }]],
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
  projects: [
    { name: 'print', testMatch: 'long/print.spec.ts' },
    { name: 'ibm', testMatch: 'long/ibm.spec.ts' },
    { name: 'visual-environment', testMatch: 'visual/environment.setup.ts' },
    { name: 'visual', testMatch: 'visual/*.spec.ts', dependencies: ['visual-environment'] },
  ],
  webServer: { ...siteServer(['main']), cwd: root },
});
