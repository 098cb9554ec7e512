import { at, siteUrl } from '../../config/sites';
import { watchPage } from '../../helpers/pageWatch';
import { openPlayground, type Playground } from '../../helpers/playground';
import { drawnFrames } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const pip = 'The rules of Pip';
const first = 'Ask for the parcel number';
const wrong = 'Wrong: a dictionary that is not there';

/** An operator takes the chat and gives it back; then a phrase is chosen by key, and the window becomes that of a phone. */
async function talkOn(page: Page, { root, say, log, button, reasons }: Playground): Promise<void> {
  await test.step('an operator takes the chat, the rules are silent, and the chat comes back', async () => {
    await say('operator');
    await expect(log).toContainText('The chat is handed over to an operator of the group “support”');
    await say('hi');
    await expect(log).toContainText('An operator has taken over the chat, so no rule replies.');
    await button('Close the chat as the operator').click();
    await expect(log).toContainText('The operator has closed the chat, so the rules reply again.');
    await say('hi');
    await expect(log).toContainText('Hi, Nina!');
  });
  await test.step('Russian words say that they are Russian', async () => {
    await say('где моя посылка');
    await expect(log.locator('[lang="ru"]')).toHaveText(['где моя посылка']);
  });
  await test.step('a phrase that is chosen by key keeps the focus', async () => {
    const phrase = root.getByRole('group', { name: 'Phrases of this example' }).getByRole('button').first();
    const replies = log.locator('.dl-play__bubble, .dl-play__note');
    const before = await replies.count();
    await phrase.focus();
    for (const more of [1, 2]) {
      await page.keyboard.press('Enter');
      await expect(replies.nth(before + more - 1)).toBeVisible();
      await expect(phrase).toBeFocused();
    }
  });
  await test.step('on a phone the way back to the top does not lie on the field', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await say('where is my parcel');
    const up = page.getByRole('button', { name: 'Scroll back to top' });
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, -100);
    await expect(up).toBeInViewport();
    const [top, send] = await Promise.all([up.boundingBox(), button('Send').boundingBox()]);
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThan(send?.y ?? 0);
  });
  await test.step('there the name of a long capture stays on one line', async () => {
    await say(`${'please '.repeat(12)}where is my parcel`);
    const name = reasons.locator('.dl-play__captures code').first();
    await expect(name).toHaveText('[*1]');
    expect(await name.evaluate((code) => code.getClientRects().length)).toBe(1);
  });
}

test('Pip answers with buttons and links, the winner is explained bit by bit, and the chat goes on with an operator, by key and on a phone', async ({
  page,
}) => {
  const watch = watchPage(page, siteUrl('main'));
  const playground = await openPlayground(page, pip);
  const { say, log, button, reasons, editor } = playground;
  await say('my name is nina');
  await expect(log).toContainText('Nice to meet you, Nina!');
  await say('where is my parcel');
  await expect(log).toContainText(/send me the parcel number/i);
  await say('QP123456789');
  const link = log.getByRole('link', { name: 'Track on the site' });
  await expect(link).toHaveAttribute('href', 'https://parcels.example/track');
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);

  await expect(reasons).toContainText(
    /^Why: “QP123456789”The rule track_status\.2 answers\. It wins over track_wrong_number by “Length”: 2 to 1\./,
  );
  const fold = reasons.getByText('Weights, part by part');
  await expect(reasons.getByRole('group', { name: 'Weights' }), 'the bits are folded').toBeHidden();
  await fold.click();
  const weights = reasons.getByRole('group', { name: 'Weights' });
  await expect(weights.getByRole('row', { name: /^Length 29–14 decides/ })).toHaveText(/2\s*1\s*0$/);
  await expect(weights.getByRole('row', { name: /^Weight/ })).toContainText('2,147,516,416');
  await expect(reasons).toContainText('2,147,483,648 + 2 × 16,384 = 2,147,516,416');
  await expect(reasons.getByRole('link', { name: 'How the weight is calculated' })).toHaveAttribute(
    'href',
    at('/syntax-DL/about-DL#which-rule-wins'),
  );
  await expect(reasons.getByRole('definition').last()).toHaveText('QP123456789');
  const variables = reasons.getByRole('group', { name: 'Variables before and after' }).locator('tbody tr');
  await expect(variables.filter({ hasText: 'parcel_number' })).toHaveText(
    /parcel_number\s*changed\s*none\s*QP123456789/,
  );
  await expect(variables.filter({ hasText: 'user_name' })).toHaveText(/user_name\s*Nina\s*Nina/);
  await expect(variables.filter({ hasText: 'auto_date' })).toHaveCount(0);
  await reasons.getByText(/^Set by the engine/).click();
  const byEngine = reasons.getByRole('group', { name: 'Variables of the engine before and after' });
  await expect(byEngine.getByRole('row', { name: /^auto_date/ })).toBeVisible();

  await reasons.getByRole('button', { name: 'track_wrong_number' }).click();
  await expect(editor).toBeFocused();
  await expect(editor.getByText('BEGIN track_wrong_number.1'), 'the rule stands in the editor').toBeInViewport();

  await log.getByRole('button', { name: 'Pickup points', exact: true }).last().click();
  await expect(log).toContainText('In which city?');
  await button(/^Why: small_talk_name/).click();
  await expect(reasons).toContainText('Why: “my name is nina”');
  await talkOn(page, playground);
  expect(watch.complaints).toEqual([]);
});

/** Writes rules of which the names are completed, and one that says markup. */
async function writeOn(page: Page, { root, write, editor, say, log, reasons }: Playground): Promise<void> {
  await test.step('names and tags are completed with their help', async () => {
    const list = root.getByRole('listbox');
    for (const [typed, name, help, result] of [
      ['$ hi\n# [@ToUp', 'ToUpper(text)', 'The text in upper case.', '[@ToUpper'],
      ['$ hi\n# [%user_c', 'user_city', 'The city of the user.', '[%user_city'],
      ['$ hi\n# [%match', 'match_weight', 'The weight of the last reply.', '[%match_weight'],
      ['$ [dict(track', 'track_words', 'A dictionary of this knowledge base.', '[dict(track_words'],
      ['$ hi\n# [operat', '[operator]', 'Hands the dialog over to an operator.', '[operator]'],
    ] as const) {
      await write(typed);
      await page.keyboard.press('Control+Space');
      const option = list.getByRole('option', { name, exact: true });
      await expect(option, typed).toHaveAttribute('aria-selected', 'true');
      await expect(root.locator('.cm-completionInfo')).toContainText(help);
      // CodeMirror takes no key in the first moment, so that a list that opens late swallows no line break.
      await drawnFrames(page, 10);
      await page.keyboard.press('Enter');
      await expect(editor).toContainText(result);
    }
  });
  await test.step('an empty reply is one, a space can be seen, and a condition that is not true is named', async () => {
    await write('$ i am [-*-]\n# [nothing] [%auto_reg_var_who="[&1]"]\n\n+%auto_reg_var_who="Ann"\n$ who\n# You.');
    await say('i am Ann');
    await expect(log.locator('.dl-play__answer').last()).toContainText('The reply is empty.');
    await expect(reasons.getByRole('definition').last()).toHaveText('␣Ann');
    await expect(reasons.getByRole('row', { name: /^auto_reg_var_who/ })).toHaveText(/changed\s*none\s*␣Ann/);
    await say('who');
    await expect(reasons).toContainText('matches, but its condition +%auto_reg_var_who="Ann" is not true.');
    await write('BEGIN who\n$ who\n# You.');
    await say('who');
    await expect(reasons).toContainText('Rules with errors are skipped');
  });
  await test.step('what a rule says is text and never markup', async () => {
    await write('$ *\n# <img src=x onerror="document.title=1"> [href(javascript:alert)]{press} [inf]{<b>bold</b>} [*]');
    await say('<script>document.title=2</script>');
    await expect(log).toContainText('<img src=x onerror="document.title=1">');
    await expect(log.getByRole('button', { name: '<b>bold</b>' })).toBeVisible();
    await expect(log.locator('img, script, b')).toHaveCount(0);
    await expect(log.getByRole('link')).toHaveCount(0);
    await expect(page).toHaveTitle(/About DL/);
  });
}

test('an edited rule answers the next phrase, reset brings back the example, names are completed, and what a rule says is text', async ({
  page,
}) => {
  const watch = watchPage(page, siteUrl('main'));
  const playground = await openPlayground(page, first);
  const { write, say, log, reasons, messages, button, editor } = playground;
  await expect(button('Reset')).toBeDisabled();
  await test.step('an edited rule answers, and the chat keeps its variables', async () => {
    await say('where is the parcel');
    await expect(log).toContainText('Send me the parcel number, please.');
    await write('--Label mine\n$ * where * parcel *\n# On the moon. [%parcel_status="lost"]');
    await expect(messages).toContainText('No errors.');
    await say('where in the world is my parcel');
    await expect(log).toContainText('The rules have changed. The chat continues with the new ones.');
    await expect(log).toContainText('On the moon.');
    await expect(reasons).toContainText('No other rule matches this phrase.');
    await expect(reasons.getByRole('row', { name: /^parcel_status/ })).toHaveText(/changed.*on its way to Omsk.*lost/);
    await expect(reasons.getByRole('row', { name: /^that_anchor/ })).toHaveText(/ask_number\s*none/);
  });
  await test.step('reset brings back the example and empties the chat, and undo brings back the text', async () => {
    await write('$ hi\n# Hello!');
    await say('hi');
    await expect(log).toContainText('Hello!');
    await button('Reset').press('Enter');
    await expect(editor).toContainText('track_ask_number');
    await expect(log).not.toContainText('Hello!');
    await expect(button('Reset')).toBeDisabled();
    await expect(button('Reset'), 'the focus stays').toBeFocused();
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor).toContainText('# Hello!');
  });
  await writeOn(page, playground);
  expect(watch.complaints).toEqual([]);
});

test('a message appears with its place and its quick fix works, by the list and by the keyboard', async ({ page }) => {
  const { write, messages, button, editor, say, log } = await openPlayground(page, wrong);
  await expect(messages).toContainText('Error 10304 line 1 There is no dictionary parcels.');
  await write('$ * where is [dict(track_word)] *\n# Send me the parcel number, please. [%user_nme]');
  await expect(messages).toContainText('There is no dictionary track_word.');
  await button('Write track_words').click();
  await expect(editor).toContainText('[dict(track_words)]');
  await expect(messages).toContainText('Error 11101 line 2 There is no variable user_nme.');
  await expect(button('Declare user_nme'), 'after the check').toBeVisible();
  // The second press comes before the next check, and must not declare it twice.
  await button('Declare user_nme').dblclick();
  await expect(messages).toContainText('No errors.');
  await expect(messages.getByRole('status'), 'the button has gone, the focus has not').toBeFocused();
  await say('where is parcel');
  await expect(log).toContainText('Send me the parcel number, please.');

  await write('$ hi\n# it\\s fine');
  await button('Go to line 2').click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('F8');
  await button('Remove the backslash').press('Enter');
  await expect(editor).toContainText('# its fine');
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor, 'a quick fix can be undone').toContainText('# it\\s fine');

  await write(Array.from({ length: 40 }, (_, index) => `$ hi ${index}\n# [%nope_${index}]`).join('\n\n'));
  await expect(messages).toContainText('40 errors.');
  expect((await messages.boundingBox())?.height, 'the chat stays near').toBeLessThan(450);

  await write('\u200b$ hi\n# Hello!');
  await expect(editor.locator('.cm-specialChar'), 'a sign without a width is seen').toBeVisible();
  await button('Remove the invisible character').click();
  await expect(messages).toContainText('No errors.');
});
