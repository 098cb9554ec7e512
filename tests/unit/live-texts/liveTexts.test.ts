import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Compiler } from 'webpack';
import { TextFault } from '../../../plugins/texts/fault';
import { OpenPages } from '../../../plugins/tools/live-texts/openPages';
import { shortErrors } from '../../../plugins/tools/live-texts/shortErrors';

const fault = 'docs/a.mdx:3  links  There is no page /b. Fix: link to /c.';

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
    expect(sent).toEqual([
      ['warnings', [fault]],
      ['still-ok', undefined],
    ]);
  });

  test('are shown again after compiling, which takes them away, and on a page that is opened later', () => {
    pages.tell([fault]);
    pages.compiled({ hasErrors: () => false });
    vi.runAllTimers();
    open();
    vi.runAllTimers();
    expect(sent).toEqual(Array(3).fill(['warnings', [fault]]));
  });

  test('leave the message of a text that cannot be compiled where it is', () => {
    pages.compiled({ hasErrors: () => true });
    pages.tell([fault]);
    pages.tell([]);
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });
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

test('a fault of a text adds neither fields nor a stack to what Docusaurus prints', () => {
  const wrong = new TextFault('docs/a.mdx', 3, 'there is no fact "x"', 'write "y"');
  expect([JSON.stringify(wrong), wrong.stack]).toEqual(['{}', '']);
});
