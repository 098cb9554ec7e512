import { readShareHash } from '../../../src/components/DlPlayground/share/shareLink';
import { variableHelp } from '../../../src/data/dlHelp/variables';
import { openPlayground, type Playground } from '../../helpers/playground';
import { expect, test } from '../../helpers/test';

const pip = 'The rules of Pip';
const first = 'Ask for the parcel number';
const plain = 'Two lines are a rule';

/** Two rules, with the number of the way in which they are written in the replies. */
const twoRules: Record<string, string> = {
  'below an empty line': '$ hi\n# Hello 1!\n\n$ bye\n# Goodbye 1!',
  'between BEGIN and END': '$ hi\n# Hello 2!\n\nBEGIN bye\n$ bye\n# Goodbye 2!\nEND',
  'as a whole file': 'BEGIN hi\n$ hi\n# Hello 3!\nEND\n\nBEGIN bye\n$ bye\n# Goodbye 3!\nEND',
};

test('a second rule works in every way of writing it, and without an empty line it is one press away', async ({
  page,
}) => {
  const { write, say, log, messages, button, reasons, editor } = await openPlayground(page, plain);
  for (const [index, [what, rules]] of Object.entries(twoRules).entries()) {
    await test.step(what, async () => {
      await write(rules);
      await expect(messages).toContainText('No errors.');
      await say('bye');
      await expect(log).toContainText(`Goodbye ${index + 1}!`);
      await say('hi');
      await expect(log).toContainText(`Hello ${index + 1}!`);
    });
  }
  await test.step('without an empty line', async () => {
    await write('$ hi\n# Hello!\n$ bye\n# Goodbye 4!');
    await expect(messages).toContainText('Error 29001 line 3');
    await button('Insert an empty line to start another rule').click();
    await expect(messages).toContainText('No errors.');
    await say('bye');
    await expect(log).toContainText('Goodbye 4!');
    await reasons.getByRole('button', { name: 'rule 2' }).click();
    await expect(editor.locator('.cm-activeLine, .cm-line').filter({ hasText: '$ bye' })).toBeInViewport();
  });
});

/** Everything that the example has is shown, counted and can be changed. */
async function changeEverything({ file, editor, write, say, log, reasons, root }: Playground): Promise<void> {
  await expect(root.getByRole('group', { name: 'Files of this example' })).toBeVisible();
  await expect(file('Dictionary greeting')).toHaveText('Dictionary greeting 2');
  await expect(file('Spelling')).toHaveText('Spelling 4');
  await expect(file('Custom functions')).toHaveText('Custom functions 2');
  await file('Custom functions').click();
  await expect(editor).toContainText('TEXT Polite');
  await file('Variables').click();
  await expect(editor).toContainText('parcel_status on its way to Omsk');
  await write('user_name Nina');
  await file('Rules').click();
  await write('$ who *\n# You are [%user_name]');
  await say('who am i');
  await expect(log).toContainText('You are Nina');
  await expect(reasons.getByRole('row', { name: /^user_name/ })).toContainText('Nina');
}

test('everything that the example has can be changed; a dictionary is added, used and shared, and a wrong name is explained', async ({
  page,
}) => {
  const playground = await openPlayground(page, pip);
  const { button, root, file, editor, write, say, log, messages } = playground;
  await test.step('everything that the example has', () => changeEverything(playground));
  await button('Add a dictionary').click();
  const name = root.getByRole('textbox', { name: 'Name of the dictionary' });
  await expect(name).toBeFocused();
  for (const [wrong, problem] of [
    ['', 'Write a name.'],
    ['two words', /^Use up to 64 letters/],
    ['Greeting', 'There is a dictionary greeting already.'],
  ] as const) {
    await name.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(root.getByRole('alert')).toHaveText(problem);
    await expect(name).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(button('Add a dictionary')).toBeFocused();
  await page.keyboard.press('Enter');
  await name.fill('planet');
  await page.keyboard.press('Enter');
  await expect(editor, 'its lines can be typed').toBeFocused();
  await page.keyboard.type('mars\nvenus');
  await expect(file('Dictionary planet')).toHaveText('Dictionary planet 2 changed');
  await file('Rules').click();
  await write('BEGIN far\n$ * [dict(planet)] *\n# That is far.\nEND');
  await expect(messages).toContainText('No errors.');
  await say('to venus, please');
  await expect(log).toContainText('That is far.');
  await button('Share').click();
  await expect(page).toHaveURL(/#dl=/);
  expect(await readShareHash(new URL(page.url()).hash)).toMatchObject({ 'dictionary planet': 'mars\nvenus' });
  await button('Reset').click();
  await button('Add a dictionary').click();
  await expect(name, 'not only the first time').toBeFocused();
  await name.fill('planet');
  await page.keyboard.press('Enter');
  await expect(editor, 'one of the same name starts anew').toBeFocused();
  await expect(editor).toHaveText('One word or phrase on each line');
});

test('the variables that need no declaration are listed with their help; example and dialog are copied as text for a page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { file, root, say, log, button, status } = await openPlayground(page, first);
  await test.step('the variables with their help', async () => {
    const names = Object.keys(variableHelp);
    await file('Variables').click();
    await root.getByText(`${names.length} more variables need no declaration`).click();
    const terms = root.locator('.dl-play__known dt');
    await expect(terms).toHaveCount(names.length);
    await expect(root.locator('.dl-play__known')).toContainText('The weight of the last reply. Read only.');
    await file('Rules').click();
  });
  await test.step('Copy gives the text of the file', async () => {
    await button('Copy').click();
    await expect(status).toHaveText('Text copied.');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^--Label track_ask_number\n\$ \* where/);
  });
  await test.step('Copy Markdown gives it with the dialog', async () => {
    await say('where is my parcel');
    await expect(log).toContainText('Send me the parcel number, please.');
    await button('Copy Markdown').click();
    await expect(status).toHaveText('Example copied.');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /^```dl title="Ask for the parcel number" name="first-rule" base=pip\n--Label track_ask_number\n/m,
    );
    expect(text).toContain(
      'User: where is my parcel\nPip: Send me the parcel number, please.\n= rule track_ask_number\n= that_anchor ask_number\n```\n',
    );
  });
});
