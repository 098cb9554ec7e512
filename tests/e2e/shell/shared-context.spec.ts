import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

test.describe('Misuse of shared context outside its provider throws errors', () => {
  for (const { button, message } of [
    {
      button: 'Read the colour mode',
      message: 'is called outside the <ColorModeProvider>.',
    },
    {
      button: 'Read the docs version',
      message: 'is called outside the <DocsVersionProvider>.',
    },
  ]) {
    test(button, async ({ page }) => {
      await openHydrated(page, `${siteUrl('shell')}/outside-provider`);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert')).toContainText(message);
    });
  }
});
