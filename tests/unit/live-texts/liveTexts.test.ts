import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Compiler } from 'webpack';
import { TextFault } from '../../../plugins/texts/fault';
import { isOfCode } from '../../../plugins/tools/live-texts/isOfCode';
import { OpenPages } from '../../../plugins/tools/live-texts/openPages';
import { printPlainMessages } from '../../../plugins/tools/live-texts/plainMessages';
import { shortErrors } from '../../../plugins/tools/live-texts/shortErrors';

const fault = 'docs/a.mdx:3  links  There is no page /b. Fix: link to /c.';

/** What a page is sent to show these faults and no others. */
const shown = (...faults: string[]) => [
  ['still-ok', undefined],
  ['warnings', faults],
];

describe('faults over the open pages', () => {
  let sent: [type: string, data: unknown][];
  let pages: OpenPages;
  let open: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    open = () => {};
    pages = new OpenPages();
    const on = (_event: 'connection', then: () => void) => {
      open = then;
    };
    pages.serveWith({
      webSocketServer: { clients: [], implementation: { on } },
      sendMessage: (_clients, type, data) => sent.push([type, data]),
    });
    return () => vi.useRealTimers();
  });

  test('are shown when they are found, and taken away when they are mended', () => {
    pages.tell([fault]);
    pages.tell([]);
    expect(sent).toEqual([...shown(fault), ['still-ok', undefined]]);
  });

  test('that are left are shown without those that are mended', () => {
    pages.tell([fault, 'another']);
    pages.tell(['another']);
    expect(sent).toEqual([...shown(fault, 'another'), ...shown('another')]);
  });

  test('are shown again after compiling, which takes them away, and on a page that is opened later', () => {
    pages.tell([fault]);
    pages.compiled({ hasErrors: () => false });
    vi.runAllTimers();
    open();
    vi.runAllTimers();
    expect(sent).toEqual([...shown(fault), ...shown(fault), ...shown(fault)]);
  });

  test('leave the message of a text that cannot be compiled where it is', () => {
    pages.compiled({ hasErrors: () => true });
    pages.tell([fault]);
    pages.tell([]);
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });
});

test('the terminal does not say that there are no errors while a text cannot be compiled', () => {
  const pages = new OpenPages();
  expect(pages.told([])).toBe('[texts] no errors');
  pages.compiled({ hasErrors: () => true });
  expect(pages.told([])).toBe('[texts] no other errors');
  expect(pages.told([fault, 'another'])).toBe(`[texts] ${fault}\n[texts] another`);
});

test('what a text that could not be compiled throws in an open page is not shown a second time, after it is fixed', () => {
  // The page gets the function as text.
  const sent = new Function('error', `return (${isOfCode})(error)`);
  expect(sent(new Error('Module build failed (from mdx-loader):\ndocs/a.mdx:3'))).toBe(false);
  expect(sent(new Error("Cannot find module '@site/src/components/None'"))).toBe(false);
  expect(sent(new TypeError('x is undefined'))).toBe(true);
});

/** Runs the plugin on a compilation that ends with these errors. */
function shortened(errors: Error[]): string[] {
  const compilation = { errors, hooks: { afterSeal: { tap: (_name: string, run: () => void) => run() } } };
  const hooks = { thisCompilation: { tap: (_name: string, run: (given: unknown) => void) => run(compilation) } };
  shortErrors({ hooks } as unknown as Compiler);
  return compilation.errors.map(({ message }) => message);
}

test('an error about a text is its reason alone, any other stays as it is', () => {
  const { message } = new TextFault('docs/a.mdx', 3, 'there is no fact "x"', 'write "y"');
  const wrapped = `MDX compilation failed for file "/site/docs/a.mdx"\nCause: ${message}\nDetails:\n\n at loader`;
  const other = 'Cannot find module "x"';
  expect(shortened([new Error(wrapped), new Error(other)])).toEqual([message, other]);
});

test('the errors of a wrong fact are told once, whole and without what the bundler and the generator put around them', () => {
  const facts =
    'The facts have errors:\nsrc/data/facts/a.yml:7: x. Fix: correct it.\nsrc/data/facts/a.yml:8: y. Fix: z.';
  const drawn = (file: string) =>
    [
      `MDX compilation failed for file "${file}"`,
      `Cause: ${facts}\nDetails:\nError: ${facts}\n    at factsFor (/site/site.cjs:1:2)`,
    ]
      .join('\n')
      .split('\n')
      .map((line, index) => (index === 0 ? `\u001B[31m╰─▶   × Error: ${line}` : `        │ ${line}`))
      .join('\n');
  expect(shortened([new Error(drawn('/site/docs/a.mdx')), new Error(drawn('/site/docs/b.mdx'))])).toEqual([facts]);
});

test('an error that does not name its file gets the name', () => {
  const file = path.resolve('docs/a.mdx');
  const syntax = `MDX compilation failed for file "${file}"\nCause: Unexpected character\nDetails:\n    at parse`;
  const yaml =
    '╰─▶   × YAMLException: missed comma (3:1)\n        │\n        │  1 | title: [\n        │     at generateError';
  expect(shortened([new Error(syntax), Object.assign(new Error(yaml), { module: { resource: file } })])).toEqual([
    'docs/a.mdx: Unexpected character',
    'docs/a.mdx: The front matter cannot be read: missed comma (3:1)',
  ]);
});

test('a picture or link that leads nowhere is named as the lint names it', () => {
  const broken = (what: string, address: string) =>
    new Error(
      `MDX compilation failed for file "${path.resolve('docs/a.mdx')}"\nCause: Markdown ${what} with URL \`${address}\` in source file "docs/a.mdx" (129:1) couldn't be resolved.\nTo ignore this error, use the option.\nDetails:\n    at x`,
    );
  expect(shortened([broken('image', '/img/none.png'), broken('link', './b.mdx')])).toEqual([
    'docs/a.mdx:129  links  There is no file static/img/none.png. Fix: add the picture, or correct its path.',
    'docs/a.mdx:129  links  "./b.mdx" is not a path from the root. Fix: write the path from the root of the site, as in src/data/routes.json.',
  ]);
});

test('a text in another encoding is named, and the hook goes on', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  const file = path.join(folder, 'a.mdx');
  writeFileSync(file, Buffer.from('\uFEFF---\ntitle: A\n---\n', 'utf16le'));
  const [told] = shortened([new Error(`MDX compilation failed for file "${file}"\nCause: x\nDetails:\n    at parse`)]);
  rmSync(folder, { recursive: true });
  expect(told).toContain('a.mdx:1 starts with the mark of UTF-16 (byte 1). Fix: ');
});

test('an import of nothing is named with its line, and a text that was deleted is left to the lint', () => {
  const resource = path.resolve('tests/fixtures/live-texts/import.mdx');
  const missing = (name: string, place: string) =>
    Object.assign(new Error(`  × Cannot find module '${name}' for matched aliased key '@site'\n   ╭────`), {
      module: { resource: place },
    });
  const inCode = missing('@site/src/none', '/site/src/components/A.tsx');
  expect(
    shortened([
      missing('@site/src/components/None', resource),
      missing('@site/src/components/Other', resource),
      missing('@site/docs/about/gone.mdx', '/site/.docusaurus/registry.js'),
      missing('@site/blog/2026-12-10-0.73.0.mdx?truncated=true', '/site/.docusaurus/registry.js'),
      inCode,
    ]),
  ).toEqual([
    'tests/fixtures/live-texts/import.mdx:5: There is no module "@site/src/components/None". Fix: correct the path of the import, or delete it.',
    'tests/fixtures/live-texts/import.mdx: There is no module "@site/src/components/Other". Fix: correct the path of the import, or delete it.',
    inCode.message,
  ]);
});

test('an error of the parser of MDX becomes the finding of the lint, with line and fix', () => {
  const file = path.resolve('tests/fixtures/live-texts/unclosed.mdx');
  const syntax = `MDX compilation failed for file "${file}"\nCause: Expected a closing tag for \`<Steps>\` (6:1-6:8)\nDetails:\n    at parse`;
  expect(shortened([new Error(syntax)])).toEqual([
    'tests/fixtures/live-texts/unclosed.mdx:6  mdx-traps  The text cannot be read as MDX: Expected a closing tag for `<Steps>`. Fix: close what is open on this line, or put it in code font.',
  ]);
});

test('what the live server prints of wrong texts and data is their message, and of code its stack, too', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const spied = console.error;
  printPlainMessages();
  printPlainMessages();
  const wrong = new Error('src/data/routes.json: entry 2 is wrong. Fix: write it.');
  const ofCode = new TypeError('x is not a function');
  console.error(wrong);
  console.error(ofCode);
  console.error(
    `\u001B[31m[ERROR]\u001B[39m Error: docs/a.mdx: no. Fix: yes.\n    at load (/site/a.js:1:2) {\n  code: 5\n}`,
  );
  console.error = spied;
  const printed = print.mock.calls.flat();
  print.mockRestore();
  expect(printed).toEqual([wrong.message, ofCode, 'docs/a.mdx: no. Fix: yes.']);
});

test('an error that several plugins meet is printed once, without their names, which an error of code keeps', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const spied = console.error;
  printPlainMessages();
  const ofCode = new TypeError('x is not a function');
  for (const plugin of ['redoc@capi', 'redoc@sapi']) {
    console.error(`\u001B[31m[ERROR] Site plugin reload failure - Plugin ${plugin}\u001B[39m`);
    console.error(new Error('The facts have errors:\nsrc/data/facts/a.yml:7: no. Fix: yes.'));
  }
  console.error('[ERROR] Loading of version failed for version current');
  console.error('[ERROR] Site reload failure');
  console.error(
    new Error('Docusaurus could not load module', { cause: new Error('src/data/routes.json:6:3 is wrong.') }),
  );
  console.error('[ERROR] Site reload failure');
  console.error(ofCode);
  console.error = spied;
  const printed = print.mock.calls.flat();
  print.mockRestore();
  expect(printed).toEqual([
    'The facts have errors:\nsrc/data/facts/a.yml:7: no. Fix: yes.',
    'src/data/routes.json:6:3 is wrong.',
    '[ERROR] Site reload failure',
    ofCode,
  ]);
});

test('a fault of a text adds neither fields nor a stack to what Docusaurus prints', () => {
  const wrong = new TextFault('docs/a.mdx', 3, 'there is no fact "x"', 'write "y"');
  expect([JSON.stringify(wrong), wrong.stack]).toEqual(['{}', '']);
});
