import { expect, test } from 'vitest';
import { plainErrors } from '../../../plugins/tools/safe-build/plainErrors';

const chain = `[WARNING] Something to know.
[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (/site/node_modules/@docusaurus/core/lib/commands/build/build.js:76:15)
    ... 4 lines matching cause stack trace ...
    at async file:///site/node_modules/@docusaurus/core/bin/docusaurus.mjs:44:3 {
  [cause]: Error: Docusaurus static site generation failed for 2 paths:
  - "/a"
  - "/b"
      at throwSSGError (/site/node_modules/@docusaurus/core/lib/ssg/ssgGlobalResult.js:57:16) {
    [cause]: AggregateError
        at throwSSGError (/site/node_modules/@docusaurus/core/lib/ssg/ssgGlobalResult.js:57:16) {
      [errors]: [
        Error: Can't render static file for pathname "/a"
            at generateStaticFile (/site/node_modules/@docusaurus/core/lib/ssg/ssgRenderer.js:131:20) {
          [cause]: TypeError: Cannot read properties of undefined (reading 'x')
              at Root (server.bundle.js:32490:58)
              at renderWithHooks (server.bundle.js:14252:18)
        },
        Error: Can't render static file for pathname "/b"
            at generateStaticFile (/site/node_modules/@docusaurus/core/lib/ssg/ssgRenderer.js:131:20) {
          [cause]: TypeError: Cannot read properties of undefined (reading 'x')
              at Root (server.bundle.js:32490:58)
        }
      ]
    }
  }
}
[INFO] Docusaurus version: 3.10.2
Node version: v20.20.2
`;

test('a fault of all pages is said once, before the pages, without frames and stacks', () => {
  expect(plainErrors(chain)).toBe(
    [
      '[WARNING] Something to know.',
      "TypeError: Cannot read properties of undefined (reading 'x'), at Root (server.bundle.js:32490:58)",
      'Pages that could not be made: /a, /b.',
    ].join('\n'),
  );
});

test('a message of several lines stays whole, and its cause comes first', () => {
  const text = `Error: MDX compilation failed for file "docs/a.mdx"
Details:
No closing tag.
    at compile (/site/a.js:1:1) {
  [cause]: Error: Expected a closing tag (3:1-3:5)
      at parse (/site/b.js:1:1)
}`;
  expect(plainErrors(text)).toBe(
    'Expected a closing tag (3:1-3:5)\nMDX compilation failed for file "docs/a.mdx"\nDetails:\nNo closing tag.',
  );
});

test('an error that nobody caught is its message, without the line of code above it', () => {
  const text = `/site/checks.cjs:1675
    throw new Error(
    ^

Error: src/data/routes.json: entry 2 is 5. Fix: write a path.
    at readEntries (/site/checks.cjs:1675:11)

Node.js v20.20.2
`;
  expect(plainErrors(text)).toBe('src/data/routes.json: entry 2 is 5. Fix: write a path.');
});

test('what holds no error is left as it is', () => {
  const text = '\nThe texts have 1 error:\n  docs/a.mdx:3  links  /x leads to no page. Fix: correct it.\n';
  expect(plainErrors(text)).toBe(text);
});
