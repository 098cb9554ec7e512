import { takeTour } from '../../helpers/api';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

const jsonOf = (texts: string[]) => texts.map((text) => JSON.parse(text));

test('the tour opens a chat, gets a real reply, asks for more and rates it, with the ids of the steps before', async ({
  page,
}) => {
  await openHydrated(page, '/api/capi/');
  const steps = await takeTour(page, 4);
  await expect(steps.nth(1)).toContainText('Pip Send me the parcel number, please.');
  const [, opened] = jsonOf(await steps.nth(0).locator('pre').allInnerTexts());
  const [sent, replied] = jsonOf(await steps.nth(1).locator('pre').allInnerTexts());
  const [, waiting] = jsonOf(await steps.nth(2).locator('pre').allInnerTexts());
  const [rating] = jsonOf(await steps.nth(3).locator('pre').allInnerTexts());
  expect(sent.cuid).toBe(opened.result.cuid);
  expect(waiting.result.answers).toEqual([]);
  expect(rating).toEqual({
    cuid: opened.result.cuid,
    context: { rate_type: 'rate', rate_id: replied.result.id, rating: '1' },
  });
  await expect(page.getByText('That was the tour')).toBeVisible();
});

test('the assistant of the tour remembers the chat: it is no list of answers', async ({ page }) => {
  await openHydrated(page, '/api/capi/');
  const steps = await takeTour(page, 2);
  const talk = steps.nth(1);
  await talk.getByLabel("User's text").fill('my name is nina');
  await talk.getByRole('button', { name: 'Make the call again' }).click();
  await expect(talk.locator('.api-tour__reply')).toContainText('Nina');
  expect(jsonOf(await talk.locator('pre').allInnerTexts())[1].result.text.value).toContain('Nina');
});

test('the tour of the Server API shows the message that the webhook gets', async ({ page }) => {
  await openHydrated(page, '/api/sapi/');
  const steps = await takeTour(page, 3);
  const [, accepted, message] = jsonOf(await steps.nth(1).locator('pre').allInnerTexts());
  expect(message.reqid).toBe(accepted.reqid);
  expect(message.message.text).toBe('Send me the parcel number, please.');
  const [rating] = jsonOf(await steps.nth(2).locator('pre').allInnerTexts());
  expect(rating.msgid).toBe(message.message.msgid);
});
