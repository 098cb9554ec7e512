import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { elements } from '../../plugins/lint/elements';
import { figures } from '../../plugins/lint/figures';
import { formatFinding } from '../../plugins/lint/formatFindings';
import { lintContent } from '../../plugins/lint/lintContent';
import type { Rule } from '../../plugins/lint/rule';
import { rules } from '../../plugins/lint/rules';
import { editGuards, type Fault } from './editGuards';
import type { Edit } from './fixtureFolder';
import type { Guard, GuardReport } from './guard';

function ruleNamed(name: string): Rule {
  const rule = [...rules, elements, figures].find((one) => one.name === name);
  if (!rule) throw new Error(`plugins/lint/rules/index.ts has no rule ${name}`);
  return rule;
}

function lint(root: string, rule: Rule): GuardReport {
  const { findings, counts } = lintContent({ root, rules: [rule] });
  const [{ checked, unit } = { checked: 0, unit: rule.unit }] = counts;
  return { checked, unit, faults: findings.map(formatFinding) };
}

function lintNothing(rule: Rule): GuardReport {
  const empty = mkdtempSync(path.join(tmpdir(), 'no-texts-'));
  try {
    return lint(empty, rule);
  } finally {
    rmSync(empty, { recursive: true });
  }
}

/**
 * @param faults of a rule by their names, with its message word for word
 * @param base name of the fixture that edits make wrong
 */
function ruleGuards(name: string, faults: Record<string, Fault>, base = name): Guard[] {
  const rule = ruleNamed(name);
  return editGuards(
    {
      family: name,
      base: `guards/text/${base}.txtar`,
      runOn: (folder) => lint(folder, rule),
      runOnNothing: () => lintNothing(rule),
    },
    faults,
  );
}

/** Guards on any text of a page. */
const pageGuards = (name: string, faults: Record<string, Fault>): Guard[] => ruleGuards(name, faults, 'page');

const page = 'docs/page.mdx';
/** The page has this text instead. */
const text = (instead: string): Edit => [page, 'A branch is a copy.', instead];
/** The assistant says this instead. */
const voice = (instead: string): Edit => [page, 'Hello.', instead];
const branches = 'docs/development/branches.mdx';
const notes = 'docs/development/notes.mdx';
const post = 'blog/2023-01-31-0.54.0.mdx';
const release = 'blog/2022-10-04-0.46.0.mdx';
/** The release has one more new item. */
const newItem = (item: string): Edit => [release, '\n\n## DL', `\n${item}\n\n## DL`];
const question = 'What happens to a branch after a merge?';

/** The guards on the texts: `plugins/lint`. */
export const textGuards: Guard[] = [
  ...ruleGuards('routes-source', {
    'missing-file': [
      'docs/development/branches.mdx:1  routes-source  The route /development/branches is made from this file, but there is no such file. Fix: add the file with this exact name, or delete the route from src/data/routes.json.',
      [branches],
    ],
    'unlisted-file': [
      'docs/stray.mdx:1  routes-source  No route of src/data/routes.json is made from this file. Fix: add { "path": "/stray", "section": "…" } at its place in the reading order, or move the file out of this folder.',
      ['docs/stray.mdx', '', 'Text.'],
    ],
    'wrong-ending': [
      'docs/development/old.md:1  routes-source  The file does not end with .mdx. Fix: rename it to old.mdx.',
      ['docs/development/old.md', '', 'Text.'],
    ],
    'no-text': [
      'docs/development/old.txt:1  routes-source  The file does not end with .mdx. Fix: move it out of this folder.',
      ['docs/development/old.txt', '', 'Text.'],
    ],
    'name-with-spaces': [
      'docs/My New Page.mdx:1  routes-source  The name of this file cannot be an address. Fix: write it with Latin letters, digits, hyphens and underscores only, and end it with .mdx, or move the file out of this folder.',
      ['docs/My New Page.mdx', '', 'Text.'],
    ],
    'wrong-name': [
      'blog/2022-10-04-news.mdx:1  routes-source  The name of a release note is its date and its number. Fix: write it as blog/2023-10-05-0.72.0.mdx.',
      ['blog/2022-10-04-news.mdx', '', 'Text.'],
    ],
    'wrong-date': [
      'blog/2026-13-40-0.73.0.mdx:1  routes-source  "2026-13-40" is not a date. Fix: write it as blog/2023-10-05-0.72.0.mdx.',
      ['blog/2026-13-40-0.73.0.mdx', '', 'Text.'],
    ],
    'twice-post': [
      'blog/2022-10-04-0.60.0.mdx:1  routes-source  /blog/0.60.0 is the route of blog/2022-10-05-0.60.0.mdx, too. Fix: keep one of the two.',
      ['blog/2022-10-04-0.60.0.mdx', '', 'Text.'],
    ],
    twice: [
      'src/data/routes.json:3  routes-source  /development/branches is listed twice. Fix: keep one of the two.',
      ['src/data/routes.json', '"/", "section": "Start"', '"/development/branches", "section": "Development"'],
    ],
  }),
  ...pageGuards('mdx-traps', {
    'angle-bracket': [
      'docs/page.mdx:5  mdx-traps  "<break" is read as an element of the page. Fix: put it in code font, or use one of the elements abbr, br, details, kbd, span, sub, summary, sup.',
      text('A pause is written as <break time="500ms"/> in the voice text.'),
    ],
    brace: [
      'docs/page.mdx:5  mdx-traps  "{user_name}" is read as code. Fix: put it in code font, between back quotes.',
      text('The rule greets {user_name} by name.'),
    ],
    'html-comment': [
      'docs/page.mdx:7  mdx-traps  An HTML comment breaks the page. Fix: write {/* … */} instead.',
      text('Text before.\n\n<!-- a remark for writers -->'),
    ],
    'heading-without-space': [
      'docs/page.mdx:5  mdx-traps  The line starts with "##" but is not a heading. Fix: write a space after ##.',
      text('##Merge two branches {#merge}'),
    ],
    'module-word': [
      'docs/page.mdx:7  mdx-traps  A line that starts with the word "export" is read as code. Fix: change the order of the words; a real import goes at the top of the text.',
      text('The menu has these commands:\n\nexport saves the branch as a file.'),
    ],
    'not-mdx': [
      'docs/page.mdx:5  mdx-traps  The text cannot be read as MDX: Expected a closing tag for `<details>`. Fix: close what is open on this line, or put it in code font.',
      text('<details>\n\nThe element is not closed.'),
    ],
    'span-without-language': [
      'docs/page.mdx:5  mdx-traps  This <span> has no language. Fix: add lang="ru" for a Russian passage, or delete the element.',
      text('The button <span>Сохранить</span> saves the text.'),
    ],
    template: [
      'docs/page.mdx:5  mdx-traps  "{{parcel_number}}" is read as code. Fix: put the placeholder in code font, between back quotes.',
      text('Put your own value in the place of {{parcel_number}}.'),
    ],
    'open-box': [
      'docs/page.mdx:5  mdx-traps  The box ":::warning" is not closed. Fix: write ":::" on its own line after it.',
      text(':::warning\n\nA branch is a copy.'),
    ],
    'open-box-before-another': [
      'docs/page.mdx:5  mdx-traps  The box ":::warning" is not closed. Fix: write ":::" on its own line after it.',
      text(':::warning\n\nA branch is a copy.\n\n:::note\n\nMerge it.\n\n:::'),
    ],
    'open-box-in-a-list': [
      'docs/page.mdx:7  mdx-traps  The box ":::tip" is not closed. Fix: write ":::" on its own line after it.',
      text('1. Open a branch.\n\n   :::tip\n\n   A branch is a copy.\n\n2. Merge it.'),
    ],
    'unknown-note': [
      'docs/page.mdx:5  mdx-traps  There is no note of the kind "hint". Fix: use one of :::note, :::tip, :::info, :::warning, :::danger.',
      text(':::hint\n\nA branch is a copy.\n\n:::'),
    ],
    'unknown-component': [
      'docs/page.mdx:5  mdx-traps  The component <DataFlowFigure> is neither imported nor registered. Fix: import it at the top of the text, or correct its name.',
      text('<DataFlowFigure />'),
    ],
  }),
  ...ruleGuards('front-matter', {
    'capital-in-keyword': [
      'docs/development/branches.mdx:4  front-matter  keywords: "VK" has capital letters. Fix: write "vk".',
      [branches, 'undo]', 'VK]'],
    ],
    'few-keywords': [
      'docs/development/branches.mdx:4  front-matter  keywords: it has 2 words; 3–8 are allowed. Fix: add or delete words.',
      [branches, ', undo]', ']'],
    ],
    'keyword-of-title': [
      'docs/development/branches.mdx:4  front-matter  keywords: "branches" is in the title already. Fix: delete it, or write another word.',
      [branches, 'title: Branches', 'title: Branches and their merging'],
      [branches, 'undo]', 'branches]'],
    ],
    'long-title': [
      'docs/development/branches.mdx:2  front-matter  title: it has 68 characters; up to 60 are allowed. Fix: change its length.',
      [branches, 'Branches', 'Branches, their comparison, their merging, and how a merge is undone'],
    ],
    'missing-field': [
      'docs/development/branches.mdx:1  front-matter  The field "pattern" is missing. Fix: add "pattern".',
      [branches, 'pattern: task\n'],
    ],
    'needless-label': [
      'docs/development/branches.mdx:6  front-matter  sidebar_label: the title is short enough for the sidebar. Fix: delete the label.',
      [branches, 'questions:', 'sidebar_label: Branches\nquestions:'],
    ],
    'no-block': [
      'docs/development/branches.mdx:1  front-matter  The file has no front matter between two lines "---". Fix: start the file with it.',
      [branches],
      [branches, '', 'A branch is a copy.\n'],
    ],
    'open-block': [
      'docs/development/branches.mdx:9  front-matter  The front matter is not closed. Fix: write --- on a line below its last field.',
      [branches, '?\n---\n', '?\n'],
    ],
    'no-russian-keyword': [
      'docs/development/assistant-elements/slovari.mdx:4  front-matter  keywords: the address is Russian, but no keyword is. Fix: add the Russian word that a reader searches.',
      ['docs/development/assistant-elements/slovari.mdx', 'словарь', 'line'],
    ],
    'no-year-of-check': [
      'docs/channels/messengers/telegram.mdx:1  front-matter  The field "checked" is missing. Fix: add "checked: 2026".',
      ['docs/channels/messengers/telegram.mdx', 'checked: 2026\n'],
    ],
    'not-yaml': [
      'docs/development/branches.mdx:3  front-matter  The front matter is not valid YAML: Nested mappings are not allowed in compact mappings. Fix: put a text that contains a colon or starts with a special character in quotation marks.',
      [branches, 'description: ', 'description: Start here: '],
    ],
    'tab-as-indent': [
      'docs/development/branches.mdx:7  front-matter  The front matter is not valid YAML: Tabs are not allowed as indentation. Fix: indent the line with spaces.',
      [branches, '  - How', '\t- How'],
    ],
    'number-as-keyword': [
      'docs/development/branches.mdx:4  front-matter  keywords: it is not a list of texts. Fix: write a list; put a word that looks like a number in quotes.',
      [branches, 'undo]', '404]'],
    ],
    'folded-description': [
      'docs/development/branches.mdx:3  front-matter  description: it is not on one line. Fix: write it behind the name of the field, in quotes if it has a colon.',
      [branches, 'description: ', 'description: >-\n  '],
    ],
    'other-version-in-title': [
      'blog/2023-01-31-0.54.0.mdx:3  front-matter  title: it is not that of release 0.54.0. Fix: write "Release 0.54.0".',
      [post, 'Release 0.54.0', 'Release 0.53.0'],
    ],
    'title-of-another-release': [
      'blog/2023-02-14-0.55.0.mdx:2  front-matter  title: it is not that of release 0.55.0. Fix: write "Release 0.55.0".',
      ['blog/2023-02-14-0.55.0.mdx', '', '---\ntitle: Release 0.54.0\n---\n'],
    ],
    'other-slug': [
      'blog/2023-01-31-0.54.0.mdx:2  front-matter  slug: the route of this file is /blog/0.54.0. Fix: write "0.54.0".',
      [post, '"0.54.0"', '"0.55.0"'],
    ],
    'other-tags': [
      'blog/2023-01-31-0.54.0.mdx:5  front-matter  tags: it is ["dialogos"]. Fix: write exactly [dialogos, release-notes].',
      [post, ', release-notes'],
    ],
    'shared-description': [
      'docs/development/branches.mdx:3  front-matter  description: docs/development/notes.mdx has the same description. Fix: give each page a different description.',
      [
        notes,
        'How colleagues leave remarks for each other, and how these remarks are resolved.',
        'How several people work on one assistant, and how their work comes together again.',
      ],
    ],
    'shared-title': [
      'docs/development/branches.mdx:2  front-matter  title: docs/development/notes.mdx has the same title. Fix: give each page a different title.',
      [notes, 'Notes', 'branches'],
    ],
    'title-of-a-page-of-code': [
      'docs/development/branches.mdx:2  front-matter  title: static/api/capi.json has the same title. Fix: give each page a different title.',
      [branches, 'title: Branches', 'title: Chat API reference'],
      ['src/data/routes.json', '[', '[\n  {"path": "/api/capi/", "section": "Red fixtures"},'],
    ],
    'short-description': [
      'docs/development/branches.mdx:3  front-matter  description: it has 20 characters; 50–155 are allowed. Fix: change its length.',
      [
        branches,
        'How several people work on one assistant, and how their work comes together again.',
        'How to use branches.',
      ],
    ],
    'slug-of-a-page': [
      'docs/development/branches.mdx:6  front-matter  "slug" is not a field of a documentation page; allowed are title, description, keywords, pattern, questions, sidebar_label, since, checked. Fix: delete it.',
      [branches, 'questions:', 'slug: /branches\nquestions:'],
    ],
    'unknown-field': [
      'docs/development/branches.mdx:6  front-matter  "sidebar_lable" is not a field of a documentation page; allowed are title, description, keywords, pattern, questions, sidebar_label, since, checked. Fix: write sidebar_label.',
      [branches, 'questions:', 'sidebar_lable: Branches\nquestions:'],
    ],
    'unknown-pattern': [
      'docs/development/branches.mdx:5  front-matter  pattern: "tasks" is not a pattern of a page. Fix: write "task".',
      [branches, 'pattern: task', 'pattern: tasks'],
    ],
    'few-questions': [
      'docs/development/branches.mdx:6  front-matter  questions: it has 2 questions; 3–8 are allowed. Fix: add or delete questions.',
      [branches, `  - ${question}\n`],
    ],
    'question-as-text': [
      'docs/development/branches.mdx:6  front-matter  questions: it is not a list of texts. Fix: write a list; put a question with a colon in quotes.',
      [branches, 'questions:\n  - How do I try a change safely?\n', 'questions: How do I merge?\n'],
      [branches, '  - Can two people share an assistant without a copy?\n'],
      [branches, `  - ${question}\n`],
    ],
    'question-without-mark': [
      'docs/development/branches.mdx:6  front-matter  questions: "How do I merge? Tell me" is not one question with a capital letter first and a question mark last. Fix: write it as a person would ask it.',
      [branches, question, 'How do I merge? Tell me'],
    ],
    'short-question': [
      'docs/development/branches.mdx:6  front-matter  questions: "Undo merging?" has fewer than three words. Fix: write what a person would ask.',
      [branches, question, 'Undo merging?'],
    ],
    'long-question': [
      'docs/development/branches.mdx:6  front-matter  questions: "How do I bring back into the main version what I have changed in a copy of the assistant yesterday?" has 99 characters; 12–90 are allowed. Fix: write one short question.',
      [
        branches,
        question,
        'How do I bring back into the main version what I have changed in a copy of the assistant yesterday?',
      ],
    ],
    'question-of-title': [
      'docs/development/branches.mdx:6  front-matter  questions: "What is a branch?" only asks for the title again. Fix: ask in the words of someone who does not know it.',
      [branches, question, 'What is a branch?'],
    ],
    'question-twice': [
      'docs/development/branches.mdx:6  front-matter  questions: "How do I try a change safely?" is there twice. Fix: delete one.',
      [branches, question, 'How do I try a change safely?'],
    ],
    'shared-question': [
      'docs/development/branches.mdx:6  front-matter  questions: docs/development/notes.mdx has the question "How do I try a change safely?" as well. Fix: leave it to the page that answers it best.',
      [notes, 'How do I leave a remark?', 'How do I try a change safely?'],
    ],
    'question-not-answered': [
      'docs/development/branches.mdx:6  front-matter  questions: the page has no word of "Why is the sky blue?" and "How do I bake bread?". Fix: ask what the page answers, or say the answer on the page in these words.',
      [branches, question, 'How do I bake bread?'],
      [branches, 'Can two people share an assistant without a copy?', 'Why is the sky blue?'],
    ],
    'number-as-release': [
      'docs/development/branches.mdx:6  front-matter  since: it is 0.58, not a text. Fix: write a text, in quotes if it looks like a number.',
      [branches, 'questions:', 'since: 0.58\nquestions:'],
    ],
  }),
  ...ruleGuards('headings', {
    'cyrillic-id': [
      'docs/page.mdx:5  headings  The id "dl-слияние-2" contains characters other than a–z, 0–9 and single hyphens. Fix: write it in Latin lower case.',
      [page, '{#merge}', '{#dl-слияние-2}'],
    ],
    'full-stop': [
      'docs/page.mdx:5  headings  The heading ends with ".". Fix: delete this character.',
      [page, 'branches {', 'branches. {'],
    ],
    'level-1': [
      'docs/page.mdx:5  headings  The page has its first heading from the title already. Fix: start this heading with "##".',
      [page, '## Merge two branches {#merge}', '# Branches'],
    ],
    'level-4': [
      'docs/page.mdx:9  headings  This is level 4; the table of contents shows levels 2 and 3. Fix: use "##" or "###".',
      [page, 'Text.', 'Text.\n\n#### By hand\n\nText.'],
    ],
    long: [
      'docs/page.mdx:5  headings  The heading has 72 characters; up to 60 are allowed. Fix: shorten it.',
      [page, 'branches {', 'branches that both have changes in the same nodes of one skill {'],
    ],
    'no-id': [
      'docs/page.mdx:5  headings  The heading "Merge two branches" has no id. Fix: add one that never changes: ## Merge two branches {#merge-two-branches}.',
      [page, ' {#merge}'],
    ],
    'no-text-after': [
      'docs/page.mdx:5  headings  No text follows this heading. Fix: write the section, or delete the heading.',
      [page, '\n\nText.', ''],
    ],
    'only-a-comment-after': [
      'docs/page.mdx:5  headings  No text follows this heading. Fix: write the section, or delete the heading.',
      [page, 'Text.', '{/* To be written */}'],
    ],
    'no-text-between': [
      'docs/page.mdx:5  headings  Another heading follows without any text between them. Fix: introduce the section in a sentence.',
      [page, 'Text.', '### By hand\n\nText.'],
    ],
    question: [
      'docs/page.mdx:5  headings  The heading is a question outside of "Questions and answers". Fix: write a noun or a verb form.',
      [page, 'Merge two branches {', 'How do I merge two branches? {'],
    ],
    'same-id': [
      'docs/page.mdx:9  headings  The id "merge" is already used on line 5. Fix: give this heading a different id.',
      [page, 'Text.', 'Text.\n\n## Undo a merge {#merge}\n\nText.'],
    ],
    'same-id-of-an-element': [
      'docs/page.mdx:7  headings  The id "merge" of this element is on line 5, too. Fix: delete it here, or give it a different id.',
      [page, 'Text.', '<span id="merge" />\n\nText.'],
    ],
    'same-id-of-two-elements': [
      'docs/page.mdx:9  headings  The id "undo" of this element is on line 7, too. Fix: delete it here, or give it a different id.',
      [page, 'Text.', '<span id="undo" />\n\n<span id="undo" />\n\nText.'],
    ],
    'skipped-level': [
      'docs/page.mdx:5  headings  This heading skips a level. Fix: start it with "##".',
      [page, '## Merge two branches {#merge}', '### Merge by hand'],
    ],
  }),
  ...ruleGuards('page-parts', {
    missing: [
      'docs/page.mdx:1  page-parts  The section {#notes} is missing. Every page with the pattern "variable" has one. Fix: write it after the section {#example}.',
      [page, '## Notes {#notes}\n\nA text.\n\n'],
    ],
    order: [
      'docs/page.mdx:10  page-parts  The section {#notes} comes before {#example}. Fix: move it after the section {#example}.',
      [
        page,
        '## Example {#example}\n\nA text.\n\n## Notes {#notes}',
        '## Notes {#notes}\n\nA text.\n\n## Example {#example}',
      ],
    ],
    'not-last': [
      'docs/page.mdx:18  page-parts  There are sections after {#see-also}, which is the last one on a page. Fix: move them before it.',
      [page, '## See also {#see-also}', '## See also {#see-also}\n\nA text.\n\n## Limits {#limits}'],
    ],
  }),
  ...ruleGuards('kept-ids', {
    gone: [
      'docs/page.mdx:1  kept-ids  The id "merge" is gone, but bookmarks and links lead to /page#merge. Fix: write {#merge} after the heading that covers it now; if none does, delete it from src/data/ids.json.',
      [page, '{#merge}', '{#unite}'],
    ],
    'gone-item': [
      'blog/2022-10-04-0.46.0.mdx:1  kept-ids  The id "quiet-hours" is gone, but bookmarks and links lead to /blog/0.46.0#quiet-hours.',
      [release, '+quiet-hours', 'newsletters'],
    ],
  }),
  ...ruleGuards('links', {
    'bare-address': [
      'docs/page.mdx:6  links  The address "/development/branches" is the link text. Fix: name the target, or put the address in code font.',
      [page, 'See [Branches](/development/branches).', 'See [/development/branches](/development/branches).'],
    ],
    'host-as-text': [
      'docs/page.mdx:6  links  The address "www.dialogos.example" is the link text. Fix: name the target, or put the address in code font.',
      [page, 'See [Branches](/development/branches).', 'See [www.dialogos.example](/development/branches).'],
    ],
    'empty-words': [
      'docs/page.mdx:6  links  The link text "here" does not say where the link leads. Fix: name the page or its topic.',
      [page, 'See [Branches](/development/branches).', 'The steps are [here](/development/branches).'],
    ],
    'empty-words-of-reference': [
      'docs/page.mdx:6  links  The link text "here" does not say where the link leads. Fix: name the page or its topic.',
      [
        page,
        'See [Branches](/development/branches).',
        'The steps are [here][branches].\n\n[branches]: /development/branches',
      ],
    ],
    'only-a-comment': [
      'docs/page.mdx:6  links  The link text "" does not say where the link leads. Fix: name the page or its topic.',
      [page, 'See [Branches](/development/branches).', 'The steps are [{/* How to merge */}](/development/branches).'],
    ],
    external: [
      'docs/page.mdx:6  links  "https://core.telegram.org/bots" leads out of the site, which only pages of channels may do. Fix: delete it, or write the address in code font.',
      [page, 'See [Branches](/development/branches).', 'Ask [the guide of Telegram](https://core.telegram.org/bots).'],
    ],
    'external-by-http': [
      'docs/page.mdx:6  links  "http://core.telegram.org/bots" is not an https address. Fix: link to the official guide by https.',
      [page, 'pattern: task', 'pattern: channel'],
      [page, 'See [Branches](/development/branches).', 'Ask [the guide of Telegram](http://core.telegram.org/bots).'],
    ],
    'many-external': [
      'docs/page.mdx:9  links  This is external link 4; a page has up to 3. Fix: keep the official guides only.',
      [page, 'pattern: task', 'pattern: channel'],
      [
        page,
        'See [Branches](/development/branches).',
        '- [Part 1 of the guide](https://core.telegram.org/1)\n- [Part 2 of the guide](https://core.telegram.org/2)\n- [Part 3 of the guide](https://core.telegram.org/3)\n- [Part 4 of the guide](https://core.telegram.org/4)',
      ],
    ],
    'missing-picture': [
      'docs/page.mdx:6  links  There is no file static/img/branches.png. Fix: add the picture, or correct its path.',
      [page, 'See [Branches](/development/branches).', '![The list of branches](/img/branches.png)'],
    ],
    'picture-without-words': [
      'docs/page.mdx:6  links  The picture has no text alternative. Fix: say in the square brackets what a reader learns from it.',
      [page, 'See [Branches](/development/branches).', '![](/img/branches.png)'],
    ],
    'picture-of-reference-without-words': [
      'docs/page.mdx:6  links  The picture has no text alternative. Fix: say in the square brackets what a reader learns from it.',
      [page, 'See [Branches](/development/branches).', '![ ][list]\n\n[list]: /img/branches.png'],
    ],
    query: [
      'docs/page.mdx:6  links  "/development/branches?from=menu" has a query. Fix: write "/development/branches".',
      [page, 'See [Branches](/development/branches).', 'See [Branches](/development/branches?from=menu).'],
    ],
    relative: [
      'docs/page.mdx:6  links  "branches.mdx" is not a path from the root. Fix: write the path from the root of the site, as in src/data/routes.json.',
      [page, 'See [Branches](/development/branches).', 'See [Branches](branches.mdx).'],
    ],
    'unknown-anchor': [
      'docs/page.mdx:6  links  /development/branches has no anchor #merging. Fix: use one that exists (#merge, #by-hand).',
      [page, 'See [Branches](/development/branches).', 'See [Merge two branches](/development/branches#merging).'],
    ],
    'malformed-anchor': [
      'docs/page.mdx:6  links  /development/branches has no anchor #50%-off. Fix: use one that exists (#merge, #by-hand).',
      [page, 'See [Branches](/development/branches).', 'See [Prices](/development/branches#50%-off).'],
    ],
    'unknown-own-anchor': [
      'docs/page.mdx:6  links  This page has no anchor #steps. Fix: use one that exists (#result).',
      [page, 'See [Branches](/development/branches).', 'See [the steps](#steps).\n\n## The result {#result}\n\nText.'],
    ],
    'unknown-route': [
      'docs/page.mdx:6  links  There is no page /development/branchs. Fix: link to /development/branches (Branches).',
      [page, 'See [Branches](/development/branches).', 'See [Branches](/development/branchs).'],
    ],
    'unknown-route-like-no-other': [
      'docs/page.mdx:6  links  There is no page /xyzzy. Fix: link to a route of src/data/routes.json.',
      [page, 'See [Branches](/development/branches).', 'See [Branches](/xyzzy).'],
    ],
    'unknown-route-in-jsx': [
      'docs/page.mdx:6  links  There is no page /development/branchs. Fix: link to /development/branches (Branches).',
      [page, 'See [Branches](/development/branches).', '<kbd href="/development/branchs">B</kbd> opens the list.'],
    ],
  }),
  ...pageGuards('elements', {
    'unknown-fact': [
      'docs/page.mdx:5  elements  There is no fact "limits.branch.value". Fix: write "limits.branches.value".',
      text('Up to <Fact name="limits.branch.value" /> branches.'),
    ],
    'attribute-too-many': [
      'docs/page.mdx:5  elements  <Limits> has no attribute "colums". Fix: delete it.',
      text('<Limits of="branches" colums="x" />'),
    ],
  }),
  ...pageGuards('figures', {
    'short-alternative': [
      'docs/page.mdx:5  figures  The text alternative has 10 characters, not 80–300. Fix: say in one or two sentences what a reader learns from the figure.',
      text('```state-diagram title="sleep" alt="It sleeps."\nAsleep -> Awake: noise\n```'),
    ],
  }),
  ...ruleGuards('incoming-links', {
    lonely: [
      'docs/page.mdx:1  incoming-links  Only 1 other page leads here from its text; 2 are needed. Fix: link to /page where a reader may want it.',
      ['docs/branches.mdx', '[Page](/page)', 'the page'],
    ],
  }),
  ...pageGuards('product-names', {
    label: [
      'docs/page.mdx:5  product-names  "Publisch" is not in the data of screens (src/data/facts). Fix: write "Publish"; bold is for labels of the screen only.',
      text('Press **Publisch** now.'),
    ],
    path: [
      'docs/page.mdx:5  product-names  "Ratingz" is not in the data of screens (src/data/facts). Fix: write "Rating" or "Ratings"; bold is for labels of the screen only.',
      text('Open **Settings → Ratingz** now.'),
    ],
    code: [
      'docs/page.mdx:5  product-names  "U-999" is not in the data of messages (src/data/facts). Fix: write "U-109" or "U-119".',
      text('The message is U-999 here.'),
    ],
    key: [
      'docs/page.mdx:5  product-names  "G then Y" is not in the data of hot keys (src/data/facts). Fix: write "G then A" or "G then B" or "G then C".',
      text('Press <Kbd keys="G then Y" /> now.'),
    ],
  }),
  ...ruleGuards(
    'release-order',
    {
      'no-mark': [
        'blog/2022-10-04-0.46.0.mdx:8  release-order  The release note has no {/* truncate */}. Fix: write it on a line of its own after the first paragraph, between empty lines.',
        [release, '{/* truncate */}\n\n'],
      ],
      'heading-order': [
        'blog/2022-10-04-0.46.0.mdx:17  release-order  "DL" comes after "Known issues". Fix: use this order: Breaking changes, Security, Deprecated, New, Improved, Fixed, API, DL, Known issues.',
        [release, '## New {#new}', '## Known issues {#known-issues}'],
      ],
      'unknown-heading': [
        'blog/2022-10-04-0.46.0.mdx:12  release-order  "News" is not a heading of a release note. Fix: write "New", with "##".',
        [release, '## New', '## News'],
      ],
      'heading-id': [
        'blog/2022-10-04-0.46.0.mdx:12  release-order  The id of "New" is "news". Fix: write ## New {#new}.',
        [release, '{#new}', '{#news}'],
      ],
      'date-not-ascending': [
        'blog/2022-10-03-0.47.0.mdx:1  release-order  Release 0.47.0 has the date 2022-10-03, which is not after 2022-10-04 of release 0.46.0. Fix: correct the date of one of them.',
        ['blog/2022-10-03-0.47.0.mdx', '', '---\nslug: "0.47.0"\n---\n\n## New {#new}\n'],
      ],
    },
    'releases',
  ),
  ...ruleGuards(
    'change-items',
    {
      'no-change': [
        'blog/2022-10-04-0.46.0.mdx:16  change-items  The item does not start with <Change />. Fix: start it with <Change area="…" features="…" />.',
        newItem('- Training is faster.'),
      ],
      'unknown-area': [
        'blog/2022-10-04-0.46.0.mdx:15  change-items  There is no area "analytic" in src/data/facts/areas.yml. Fix: write "analytics".',
        [release, '"analytics"', '"analytic"'],
      ],
      unwritten: [
        'blog/2022-10-04-0.46.0.mdx:8  change-items  "You can now …" is not written yet: the mark … is from the template. Fix: write what this release changes.',
        [
          release,
          'Release 0.46.0 of 4 October 2022 has OneWord in rules, quiet hours for newsletters, and unused elements.',
          'You can now …',
        ],
      ],
      'unknown-feature': [
        'blog/2022-10-04-0.46.0.mdx:19  change-items  There is no feature "dl-two-words" in src/data/facts/features.yml. Fix: look the name up in src/data/facts.',
        [release, '+dl-oneword', '+dl-oneword, dl-two-words'],
      ],
      'unknown-new-feature': [
        'blog/2022-10-04-0.46.0.mdx:16  change-items  There is no feature "voice-notes" in src/data/facts/features.yml. Fix: add it to src/data/facts/features.yml with its name and page, or write "notes" or "voice".',
        newItem('- <Change area="messages" features="+voice-notes" /> Voice notes.'),
      ],
      'fixed-otherwise': [
        'blog/2022-10-04-0.46.0.mdx:19  change-items  "A link opened another session." is below "Fixed" but does not start with "Fixed an issue where". Fix: write "Fixed an issue where …", or move the item below another heading.',
        [
          release,
          '## DL',
          '## Fixed {#fixed}\n\n- <Change area="analytics" features="never-used" /> A link opened another session.\n\n## DL',
        ],
      ],
      'no-kind': [
        'blog/2022-10-04-0.46.0.mdx:12  change-items  The item is not below a heading of a kind. Fix: move it below a heading such as "## New {#new}".',
        [release, '## New', '- <Change area="training" features="training" /> Training is faster.\n\n## New'],
      ],
      'before-its-release': [
        'blog/2022-10-04-0.46.0.mdx:19  change-items  The item is about "session-link", which was introduced in release 0.52.0; this is 0.46.0. Fix: delete the feature, or move the "+" to the item that introduced it.',
        [
          release,
          '## DL',
          '## Fixed {#fixed}\n\n- <Change area="analytics" features="session-link" /> A link opened another session.\n\n## DL',
        ],
      ],
      'introduced-twice': [
        'blog/2022-10-04-0.46.0.mdx:16  change-items  "notes" was introduced by release 0.29.0, so this item does not introduce it. Fix: write "notes" without "+".',
        newItem('- <Change area="builder" features="+notes" /> [Notes](/development/notes).'),
      ],
      'introduces-baseline': [
        'blog/2022-10-04-0.46.0.mdx:16  change-items  "training" is older than all release notes, so this item does not introduce it. Fix: write "training" without "+".',
        newItem('- <Change area="training" features="+training" /> [Training](/development/assistant-training).'),
      ],
      'improved-before-introduced': [
        'blog/2022-10-04-0.46.0.mdx:18  change-items  An item below "Improved" introduces "never-used". Fix: write "never-used" without "+", or move the item below Breaking changes, New, API or DL.',
        [release, '- <Change area="analytics"', '\n## Improved {#improved}\n\n- <Change area="analytics"'],
      ],
      'never-introduced': [
        'src/data/facts/features.yml:3  change-items  No item of a release note introduces "never-used". Fix: write features="+never-used" in its item, or "since: base" here when it is older than release 0.28.0.',
        [release, '+never-used', 'never-used'],
      ],
    },
    'releases',
  ),
  ...ruleGuards(
    'change-links',
    {
      missing: [
        'blog/2022-10-04-0.46.0.mdx:15  change-links  This is the first item about "never-used", but it does not link to /analitika/statistics. Fix: make a word of the item a link to this page.',
        [release, '[Statistics](/analitika/statistics)', 'Statistics'],
      ],
      'several-pages': [
        'blog/2022-10-04-0.46.0.mdx:16  change-links  This is the first item about "dl-functions", but it does not link to /syntax-DL/functions-DL/text-functions or /syntax-DL/functions-DL/number-functions or /syntax-DL/functions-DL/date-time-functions or',
        newItem(
          '- <Change area="dl" features="dl-functions" /> `DateBetween` counted the last day as outside the period.',
        ),
      ],
    },
    'releases',
  ),
  ...pageGuards('since-badges', {
    'unknown-release': [
      'docs/page.mdx:5  since-badges  There is no release "0.58.0". Fix: write "0.57.0" or "0.59.0".',
      text('Branches exist <Since release="0.58.0" />.'),
    ],
    'unknown-release-of-page': [
      'docs/page.mdx:3  since-badges  There is no release "0.58.0". Fix: write "0.57.0" or "0.59.0".',
      [page, 'Branches\n', 'Branches\nsince: 0.58.0\n'],
    ],
    several: [
      'docs/page.mdx:5  since-badges  Release 0.46.0 did not introduce a feature of this page. Fix: write feature="dl-oneword" or feature="never-used" or feature="quiet-hours" in <Since>.',
      text('Newsletters wait at night <Since release="0.46.0" />.'),
    ],
    'other-feature': [
      'docs/page.mdx:5  since-badges  Release 0.46.0 did not introduce "notes". Fix: write feature="dl-oneword" or feature="never-used" or feature="quiet-hours".',
      text('Newsletters wait at night <Since release="0.46.0" feature="notes" />.'),
    ],
    'front-matter': [
      'docs/page.mdx:3  since-badges  Release 0.46.0 did not introduce a feature of this page. Fix: write feature="dl-oneword" or feature="never-used" or feature="quiet-hours" in <Since>.',
      [page, 'Branches\n', 'Branches\nsince: 0.46.0\n'],
    ],
  }),
  ...pageGuards('tables', {
    'no-heading': [
      'docs/page.mdx:5  tables  Column 1 of the table has no heading. Fix: say what the column contains.',
      text('|  | Limit |\n|---|---|\n| Branches | 20 |'),
    ],
    'empty-cell': [
      'docs/page.mdx:7  tables  Cell 2 of the row is empty. Fix: fill it, or write "—" for nothing.',
      text('| Name | Limit |\n|---|---|\n| Branches |  |'),
    ],
    'only-a-comment': [
      'docs/page.mdx:7  tables  Cell 2 of the row is empty. Fix: fill it, or write "—" for nothing.',
      text('| Name | Limit |\n|---|---|\n| Branches | {/* ask */} |'),
    ],
    'cell-too-many': [
      'docs/page.mdx:7  tables  The row has 3 cells, but the table has 2 columns. Fix: delete the extra cells, or write a vertical bar inside a cell as \\| in code.',
      text('| Name | Choices |\n|---|---|\n| Answer | yes | no |'),
    ],
    'cell-missing': [
      'docs/page.mdx:7  tables  The row has 1 cell, but the table has 2 columns. Fix: add the cells that are missing, with "—" for nothing.',
      text('| Name | Limit |\n|---|---|\n| Branches |'),
    ],
  }),
  ...pageGuards('fences', {
    'unknown-language': [
      'docs/page.mdx:5  fences  The fence names the language "jsno", which is not known. Fix: write "js" or "json" or "jsx".',
      text('```jsno title="Request"\n{}\n```'),
    ],
    'unknown-word': [
      'docs/page.mdx:5  fences  The fence has "titel="Request"" after its language. Fix: write title="…", {1,3-4}, showLineNumbers or wrap, or delete it.',
      text('```json titel="Request"\n{}\n```'),
    ],
    'not-json': [
      'docs/page.mdx:7  fences  The example is not valid JSON from column 10 on. Fix: look for a comma, a bracket or a quotation mark there that is missing or one too many; name the language "text" if it is shortened.',
      text('```json title="Request"\n{\n  "a": 1 "b": 2\n}\n```'),
    ],
  }),
  ...ruleGuards('ssml', {
    'unknown-element': [
      'docs/page.mdx:6  ssml  The voice text is refused at "<prosody rate="slow">". The element is not supported. Fix: use speak, p, s, break, sub, phoneme, or delete it.',
      voice('<prosody rate="slow">Hello.</prosody>'),
    ],
    'unknown-attribute': [
      'docs/page.mdx:6  ssml  The voice text is refused at "<break length="1s"/>". <break> has no attribute "length". Fix: write one of time, strength.',
      voice('Hello. <break length="1s"/>'),
    ],
    'wrong-value': [
      'docs/page.mdx:6  ssml  The voice text is refused at "<phoneme alphabet="arpabet" ph="omsk">". "arpabet" is not a value of "alphabet". Fix: write ipa or x-sampa.',
      voice('<phoneme alphabet="arpabet" ph="omsk">Omsk</phoneme>'),
    ],
    'time-without-unit': [
      'docs/page.mdx:6  ssml  The voice text is refused at "<break time="300"/>". The time needs a unit. Fix: write "300ms" or "0.3s".',
      voice('Hello. <break time="300"/>'),
    ],
    'attribute-missing': [
      'docs/page.mdx:6  ssml  The voice text is refused at "<phoneme ph="omsk">". <phoneme> needs alphabet="…" and ph="…". Fix: add what is missing.',
      voice('<phoneme ph="omsk">Omsk</phoneme>'),
    ],
    'pause-without-length': [
      'docs/page.mdx:6  ssml  The voice text is refused at "<break/>". <break> needs time="…" or strength="…". Fix: add what is missing.',
      voice('Hello. <break/>'),
    ],
    'not-closed': [
      'docs/page.mdx:6  ssml  The voice text is refused at "<s>". The element is not closed, or not the last one that was opened. Fix: add its closing tag, or delete it.',
      voice('<s>Hello.'),
    ],
    'closed-in-another-order': [
      'docs/page.mdx:6  ssml  The voice text is refused at "</p>". The element is not closed, or not the last one that was opened. Fix: add its closing tag, or delete it.',
      voice('<p><s>Hello.</p></s>'),
    ],
    'bare-less-than': [
      'docs/page.mdx:6  ssml  The voice text is refused at "< 3 letters". The sign starts markup that cannot be read. Fix: write &amp;, &lt; or &gt;, or correct the element; its values are in quotation marks.',
      voice('2 < 3 letters'),
    ],
    'bare-sign': [
      'docs/page.mdx:6  ssml  The voice text is refused at "&". The sign starts markup that cannot be read. Fix: write &amp;, &lt; or &gt;, or correct the element; its values are in quotation marks.',
      voice('Letters & parcels'),
    ],
    'long-break': [
      'docs/page.mdx:6  ssml  The voice text is refused at "<break time="5001ms"/>". The pause is longer than 5000 ms. Fix: shorten it, or divide it between two pauses.',
      voice('Hello. <break time="5001ms"/>'),
    ],
    'long-break-in-seconds': [
      'docs/page.mdx:6  ssml  The voice text is refused at "<break time="6s"/>". The pause is longer than 5000 ms. Fix: shorten it, or divide it between two pauses.',
      voice('Hello. <break time="6s"/>'),
    ],
    'long-sil': [
      'docs/page.mdx:6  ssml  The voice text is refused at "sil <[7001]>". The pause is longer than 7000 ms. Fix: shorten it, or divide it between two pauses.',
      voice('Hello. sil <[7001]>'),
    ],
    stress: [
      'docs/page.mdx:6  ssml  The voice text is refused at "+". No vowel follows the plus. Fix: move it before the stressed Russian vowel.',
      voice('замо+к'),
    ],
    'too-long': [
      'docs/page.mdx:5  ssml  The voice text has 1025 characters; Alice accepts 1024. Fix: shorten it.',
      voice(`${'One moment. '.repeat(85)}Omsk.`),
    ],
    'no-text': [
      'docs/page.mdx:6  ssml  The voice text is refused at "<break time="1s"/>". The text has nothing to say. Fix: add words.',
      voice('<break time="1s"/>'),
    ],
    'announced-but-right': [
      'docs/page.mdx:5  ssml  The voice text must fail with "no-text", and is right. Fix: make the mistake that is announced, or correct "error".',
      [page, '"Greeting"', '"Wrong: silence" error="no-text"'],
    ],
    'other-reason': [
      'docs/page.mdx:5  ssml  The voice text must fail with "no-text", and fails with "not-closed".',
      [page, '"Greeting"', '"Wrong: silence" error="no-text"'],
      voice('<s>Hello.'),
    ],
    'wrong-without-error': [
      'docs/page.mdx:5  ssml  The title and "error" of the voice text disagree. Fix: write title="Wrong: …" together with error="no-text", or neither.',
      [page, '"Greeting"', '"Wrong: silence"'],
      voice('<break time="1s"/>'),
    ],
  }),
  ...pageGuards('sentences', {
    long: [
      'docs/page.mdx:5  warning: sentences  The sentence "A branch is a copy …" has 42 words; more than 35 are hard to follow. Fix: split it, or leave something out.',
      text(
        'A branch is a copy of the whole assistant that one person or a small team can change for some days without touching anything that users see in any channel, until it is merged into main and published for all of them.',
      ),
    ],
    'too-long': [
      'docs/page.mdx:5  sentences  The sentence "A branch is a copy …" has 52 words; 45 is the limit. Fix: split it, or leave something out.',
      text(
        'A branch is a copy of the whole assistant that one person or a small team can change for some days without touching anything that users see in any channel, until it is merged into main and published for all of them, which usually takes less than a minute on the platform.',
      ),
    ],
  }),
  ...pageGuards('paragraphs', {
    long: [
      'docs/page.mdx:5  paragraphs  The paragraph "Open the branch. Change a …" has 7 sentences; 6 is the limit. Fix: start a new paragraph where the idea changes.',
      text('Open the branch. Change a rule. Train it. Test it. Compare it. Merge it. Publish it.'),
    ],
  }),
  ...pageGuards('semicolons', {
    many: [
      'docs/page.mdx:5  semicolons  The page has 3 semicolons in 18 words; up to 2 are allowed. They are on lines 5, 5, 7. Fix: write two sentences, or join the clauses with "because", "so", "but", "while" or "which".',
      text('Open the branch; change a rule; then train it.\n\nThe result is shown; publish it when it works.'),
    ],
  }),
  ...pageGuards('natural-english', {
    word: [
      'docs/page.mdx:5  natural-english  "stands" reads like a translation: things on a page or screen do not stand anywhere. Fix: write "appears", "is shown", "is listed", "is" or "see".',
      text('The node stands on the canvas.'),
    ],
    heading: [
      'docs/page.mdx:5  natural-english  "and when not" reads like a translation: a clause needs its verb.',
      text('## When to use a skill and when not {#when}'),
    ],
    lesson: [
      'docs/page.mdx:6  natural-english  "stands" reads like a translation: things on a page or screen do not stand anywhere. Fix: write "appears", "is shown", "is listed", "is" or "see".',
      text('```dl-lesson\nhint: The right word stands in the task.\n```'),
    ],
    table: [
      'docs/page.mdx:5  natural-english  "Most" reads like a translation: a table head has the full word.',
      text('| Name | Most |\n|---|---|\n| rows | 500 |'),
    ],
  }),
  ...ruleGuards('readme-english', {
    word: [
      'plugins/figures/README.md:11  readme-english  "stands" reads like a translation: things on a page or screen do not stand anywhere. Fix: write "appears", "is shown", "is listed", "is" or "see".',
      ['plugins/figures/README.md', 'is on', 'stands on'],
    ],
    table: [
      'CONTRIBUTING.md:5  readme-english  "holds" reads like a translation: a page or a file does not hold anything.',
      ['CONTRIBUTING.md', 'the pages', 'the page holds all numbers'],
    ],
  }),
  ...pageGuards('product-terms', {
    'glossary-word': [
      'docs/page.mdx:5  product-terms  "bot" is a word we do not use: the glossary has "assistant". Fix: write "assistant".',
      text('Users write to the bot in Telegram.'),
    ],
    'in-description': [
      'docs/page.mdx:3  product-terms  "conversation" is a word we do not use: the glossary has "dialog". Fix: write "dialog"; for the lasting thread, "chat".',
      [page, 'Branches\n', 'Branches\ndescription: How to lead a conversation.\n'],
    ],
    'in-heading': [
      'docs/page.mdx:5  product-terms  "bot" is a word we do not use: the glossary has "assistant". Fix: write "assistant".',
      text('## Train the bot {#train}'),
    ],
    'in-table': [
      'docs/page.mdx:7  product-terms  "conversation" is a word we do not use: the glossary has "dialog". Fix: write "dialog"; for the lasting thread, "chat".',
      text('| Name | Meaning |\n|---|---|\n| turn | one step of a conversation |'),
    ],
    'style-word': [
      'docs/page.mdx:5  product-terms  "simply" is a word we do not use: it says nothing, and it hurts a reader who is stuck. Fix: delete it.',
      text('To publish, simply press **Publish**.'),
    ],
  }),
  ...pageGuards('british-spelling', {
    american: [
      'docs/page.mdx:5  british-spelling  "color" is American spelling: British English has "our". Fix: write "our", as in "colour".',
      text('The color of a node shows its state.'),
    ],
  }),
];
