import { expect, test } from 'vitest';
import { headersFile } from '../../../plugins/pages/content-policy/headersFile';
import { hashSource, inlineParts } from '../../../plugins/pages/content-policy/inlineParts';
import { headerPolicy, pagePolicy } from '../../../plugins/pages/content-policy/policy';
import { writePolicy } from '../../../plugins/pages/content-policy/writePolicy';
import { hostsOf } from '../../../src/config/apiHosts';

test('scripts and styles of a page are found, data and files are not', () => {
  const html = `<head><script>a < b</script><script type=application/json>{"a":1}</script><script type='application/ld+json'>{}</script>
    <script src=/x.js></script><script data-x="a > b">c</script><script type=module>d</script><style media=print>e</style></head>`;
  expect(inlineParts(html)).toEqual({ scripts: ['a < b', 'c', 'd'], styles: ['e'] });
});

test('a hash is that of the specification', () => {
  // The example of https://www.w3.org/TR/CSP3/#external-hash is of a file; this one is of the empty text, known from SHA-256.
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('each text is named once, in the same order whatever the order of the texts', () => {
  const policy = pagePolicy({ scripts: ['b', 'a', 'b'], styles: [] });
  expect(policy).toBe(pagePolicy({ scripts: ['a', 'b'], styles: [] }));
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).not.toContain('frame-ancestors');
  expect(headerPolicy({ scripts: [], styles: [] })).toContain("frame-ancestors 'self'");
});

test('a page may call other hosts only when the build names them', () => {
  const parts = { scripts: [], styles: [] };
  expect(pagePolicy(parts)).toContain("connect-src 'self';");
  const hosts = hostsOf(' https://chat.example.org  http://localhost:4010 ');
  expect(pagePolicy(parts, hosts)).toContain("connect-src 'self' https://chat.example.org http://localhost:4010;");
  expect(headerPolicy(parts, hosts)).toContain(' http://localhost:4010;');
  expect(hostsOf('')).toEqual([]);
  for (const wrong of ['chat.example.org', 'https://a/path', 'https://a;script-src *', '*', 'data:']) {
    expect(() => hostsOf(wrong)).toThrow('which is not a host. Fix: write scheme and host');
  }
});

test('the policy stands after the charset and before all else', () => {
  const html = '<!doctype html><html><head><meta charset=UTF-8><script>a</script></head></html>';
  expect(writePolicy(html, 'p')).toBe(
    '<!doctype html><html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="p"><script>a</script></head></html>',
  );
  expect(() => writePolicy('<p>no head', 'p')).toThrow('it has no <head>');
  expect(() => writePolicy('<script>a</script><head></head>', 'p')).toThrow('a script before it');
});

test('a header that Cloudflare would cut is refused', () => {
  expect(() => headersFile('/', 'x'.repeat(2001))).toThrow('characters; Cloudflare Pages reads 2000');
});
