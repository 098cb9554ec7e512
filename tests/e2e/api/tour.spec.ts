import { type Shown, takeTour } from '../../helpers/api';
import { openHydrated } from '../../helpers/hydrated';
import { failScripts } from '../../helpers/shell';
import { expect, test } from '../../helpers/test';

test('the tour opens a chat, gets a real reply, asks for more and rates it, with the ids of the steps before', async ({
  page,
}) => {
  await openHydrated(page, '/api/capi/');
  const { steps, shown } = await takeTour(page, 4);
  const [[, opened], [sent, replied], [, waiting], [rating]] = shown as [Shown, Shown, Shown, Shown];
  expect(replied.result.text.value).toBe('Send me the parcel number, please.');
  expect(sent.cuid).toBe(opened.result.cuid);
  expect(waiting.result.answers).toEqual([]);
  expect(rating).toEqual({
    cuid: opened.result.cuid,
    context: { rate_type: 'rate', rate_id: replied.result.id, rating: '1' },
  });
  await expect(page.getByText('That was the tour')).toBeVisible();

  await steps.nth(1).getByRole('button', { name: 'Send a text' }).click();
  const talk = steps.nth(1);
  await expect(talk.locator('.api-tour__reply')).toContainText('Pip Send me the parcel number, please.');
  await test.step('the assistant remembers the chat: it is no list of answers', async () => {
    await talk.getByLabel("User's text").fill('my name is nina');
    await talk.getByRole('button', { name: 'Make the call again' }).click();
    await expect(talk.locator('.api-tour__reply')).toContainText('Nina');
    const answer = JSON.parse(await talk.locator('pre').nth(1).innerText());
    expect(answer.result.text.value).toContain('Nina');
  });
});

test('the tour says where one is, opens no step before its turn, and leads on', async ({ page }) => {
  await openHydrated(page, '/api/sapi/');
  await page.getByRole('button', { name: 'Take the tour' }).click();
  const current = page.locator('.api-tour > li[aria-current="step"]');
  const done = page.getByRole('progressbar', { name: 'Steps done' });
  await expect(current.getByRole('heading')).toHaveText('Step 1 of 3Start a dialog');
  await expect(page.locator('.api-tour').getByRole('button')).toHaveText(['Make the call']);
  await expect(done).toHaveAttribute('value', '0');

  await page.getByRole('button', { name: 'Make the call' }).click();
  await expect(done).toHaveAttribute('value', '1');
  await expect(current.getByRole('heading'), 'the answer can be read').toHaveText('Step 1 of 3Start a dialog');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(current).toHaveCount(1);
  await expect(current.getByRole('heading')).toHaveText('Step 2 of 3Send a text');
  await expect(current.getByRole('heading')).toBeFocused();
  await expect(current.getByRole('heading')).toBeInViewport();
  await test.step('a call for which Pip could not be loaded can be made again', async () => {
    const endFailing = await failScripts(page);
    await page.getByRole('button', { name: 'Make the call' }).click();
    await expect(page.getByText('Pip could not be loaded. Make the call again.', { exact: true })).toBeVisible();
    await endFailing();
    await page.getByRole('button', { name: 'Make the call' }).click();
    await expect(current.locator('.api-tour__reply')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Start a dialog' }).click();
  await expect(current.getByRole('heading')).toHaveText('Step 1 of 3Start a dialog');
});

test('the tour of the Server API shows the message that the webhook gets', async ({ page }) => {
  await openHydrated(page, '/api/sapi/');
  const { shown } = await takeTour(page, 3);
  const [, [, accepted, message], [rating]] = shown as [Shown, Shown, Shown];
  expect(message.reqid).toBe(accepted.reqid);
  expect(message.message.text).toBe('Send me the parcel number, please.');
  expect(rating.msgid).toBe(message.message.msgid);
});
