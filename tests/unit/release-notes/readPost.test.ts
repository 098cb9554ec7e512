import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../../plugins/texts/document';
import { readPost } from '../../../plugins/texts/releases/readPost';

const post = (body: string, lead = 'A [first](/blog) line.') =>
  parseDocument(
    'blog/2022-10-04-0.46.0.mdx',
    'post',
    `---\nslug: "0.46.0"\ntitle: Release 0.46.0\ndescription: OneWord in rules.\n---\n\n${lead}\n\n{/* truncate */}\n\n${body}`,
  );

const newItem = '## New {#new}\n\n- <Change area="messages" features="+quiet-hours, newsletters" /> ';

describe('a release note as data', () => {
  test('has version, date, summary, lead, and items with kind, area, features and address', () => {
    const { release, faults } = readPost(
      post(`${newItem}Quiet hours: [newsletters](/development/newsletters#quiet) **wait**.\n`),
    );
    expect(faults).toEqual([]);
    expect(release).toEqual({
      version: '0.46.0',
      date: '2022-10-04',
      title: 'Release 0.46.0',
      summary: 'OneWord in rules.',
      lead: '<p>A <a href="/blog">first</a> line.</p>',
      file: 'blog/2022-10-04-0.46.0.mdx',
      items: [
        {
          id: 'quiet-hours',
          route: '/blog/0.46.0#quiet-hours',
          kind: 'new',
          area: 'messages',
          features: [
            { id: 'quiet-hours', isIntroduced: true },
            { id: 'newsletters', isIntroduced: false },
          ],
          since: '0.46.0',
          text: 'Quiet hours: newsletters wait.',
          markdown: 'Quiet hours: [newsletters](/development/newsletters#quiet) **wait**.',
          html: 'Quiet hours: <a href="/development/newsletters#quiet">newsletters</a> <strong>wait</strong>.',
          links: ['/development/newsletters'],
          line: 13,
        },
      ],
    });
  });

  test('an example below an item belongs to its HTML and Markdown, not to its words', () => {
    const { release } = readPost(post(`${newItem}They wait.\n\n  \`\`\`dl title="x"\n  $ hi\n  \`\`\`\n`));
    expect(release.items[0]).toMatchObject({
      text: 'They wait.',
      html: '<p>They wait.</p><pre><code>$ hi</code></pre>',
      markdown: 'They wait.\n\n```dl title="x"\n$ hi\n```',
    });
  });

  test('keys are keys in the HTML and letters in the words', () => {
    const { release } = readPost(post(`${newItem}Press <kbd>Ctrl</kbd>+<kbd>K</kbd>.\n`));
    expect(release.items[0]).toMatchObject({
      text: 'Press Ctrl+K.',
      html: 'Press <kbd>Ctrl</kbd>+<kbd>K</kbd>.',
    });
  });

  test('readers never see the mark of DL', () => {
    const { release } = readPost(post(`${newItem}Write \`dl:[*]\` there.\n`, 'Write `dl: [&1]`.'));
    expect(release.lead).toBe('<p>Write <code translate="no">[&amp;1]</code>.</p>');
    expect(release.items[0]).toMatchObject({
      text: 'Write [*] there.',
      html: 'Write <code translate="no">[*]</code> there.',
    });
  });

  test('a figure above the truncate mark is in the post only', () => {
    const figure = '```sequence title="Hand-over" alt="Who speaks when."\nparticipant User\n```';
    const { release, faults } = readPost(post('', `They wait.\n\n${figure}`));
    expect(faults).toEqual([]);
    expect(release.lead).toBe('<p>They wait.</p>');
  });

  test.each([
    [':::note\nThey wait.\n:::', 'containerDirective'],
    ['| a | b |\n|---|---|\n| c | d |', 'table'],
  ])('what feeds cannot show is a fault above the truncate mark, too: %j', (lead, type) => {
    const { faults } = readPost(post('', `They wait.\n\n${lead}`));
    const reason = `A release note has a form of text that feeds do not show: "${type}".`;
    expect(faults).toMatchObject([{ file: 'blog/2022-10-04-0.46.0.mdx', line: 9, reason }]);
  });

  test('links become what the caller makes of routes', () => {
    const document = post(`${newItem}[They](/development/newsletters) wait.\n`);
    const { release } = readPost(document, (route) => `https://docs.example${route}`);
    expect(release.items[0]?.html).toBe('<a href="https://docs.example/development/newsletters">They</a> wait.');
    expect(release.items[0]?.links).toEqual(['/development/newsletters']);
  });

  test('items about one feature have ids of their own; the one that it brought comes first in an id', () => {
    const item = (features: string) => `- <Change area="messages" features="${features}" /> They wait.\n`;
    const { release } = readPost(
      post(`## New {#new}\n\n${['newsletters', 'newsletters, +quiet-hours', 'newsletters'].map(item).join('')}`),
    );
    expect(release.items.map(({ id }) => id)).toEqual(['newsletters', 'quiet-hours', 'newsletters-2']);
  });

  test.each([
    ['## New {#new}\n\n- They wait.\n', 'The item does not start with <Change />.'],
    ['## New {#new}\n\n- <Change area="messages" /> They wait.\n', '<Change> has no "features".'],
    ['## New {#new}\n\n- <Change features="newsletters" /> They wait.\n', '<Change> has no "area".'],
    [
      '## New {#new}\n\n- <Change area="messages" features="newsletters" kind="new" /> They.\n',
      '<Change> has no attribute "kind".',
    ],
    [
      `${newItem}| a | b |\n\n  | a | b |\n  |---|---|\n  | c | d |\n`,
      'A release note has a form of text that feeds do not show: "table".',
    ],
    ['- <Change area="messages" features="newsletters" /> They wait.\n', 'The item is not below a heading of a kind.'],
  ])('%j is a fault', (body, reason) => {
    const { release, faults } = readPost(post(body));
    expect(release.items).toEqual([]);
    expect(faults).toMatchObject([{ file: 'blog/2022-10-04-0.46.0.mdx', reason }]);
    expect(faults[0]?.line).toBeGreaterThan(10);
  });
});
