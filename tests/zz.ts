import { chromium } from '@playwright/test';
import { chromiumArguments } from './helpers/chromium';
(async () => {
  const [base, ...paths] = process.argv.slice(2);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: chromiumArguments });
  for (const width of [1440, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    for (const p of paths) {
      const full = p.startsWith('+');
      const path = p.replace(/^\+/, '');
      await page.goto(`${base}${path}`);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/h/r/pagesb-shots/${path.replace(/[^a-zA-Z0-9_-]+/g, '_')}-${width}.png`, fullPage: full });
    }
  }
  await browser.close();
})();
