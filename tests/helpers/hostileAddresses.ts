/** What somebody may put behind the path of an address, or into it, to break the page in the browser. */
export type HostileAddress = readonly [what: string, address: string];

const script = encodeURIComponent('"><img src=x onerror=alert(1)>');
const behind = (page: string, ends: readonly string[]): HostileAddress[] => ends.map((end) => [end, page + end]);

/** Ends of an address that any page may get, most of them a query and a hash, which are read apart from each other. */
const anyPage: HostileAddress[] = behind('/content', [
  '?%&%00#%00',
  '?a=%E0%A4%A#%E0%A4%A',
  '?__proto__=1&constructor=2#__proto__',
  `?q=${script}#${script}`,
  '?next=//other.example&url=javascript:alert(1)#javascript:alert(1)',
  '?=&&&===#"]',
  '?#:~:text=a',
  `?${'a=1&'.repeat(2000)}#${'a'.repeat(20_000)}`,
]);

const releaseFilter: HostileAddress[] = behind('/blog', [
  `?since=__proto__&kind=__proto__,constructor,,,&area=toString&area=toString&text=${script}`,
  `?since=%00&text=(a%2B)%2B%24${'a'.repeat(5000)}`,
  '?since=999.999.999&text=%ud800',
]);

const channelFilter: HostileAddress[] = behind('/channels/channel-restrictions', [
  `?need=__proto__,${script}&channel=${script}&text=1e999`,
  '?need=,,,&channel=constructor#%E0',
]);

const apis: HostileAddress[] = [
  ...behind('/api/capi/', [
    '?view=__proto__#operation/__proto__',
    `?view=${script}#tag/${script}`,
    '?view=redoc%00#operation/%E0%A4%A',
  ]),
  ...behind('/api/sapi/', ['?view=#operation/"]/../../x']),
];

const playground: HostileAddress[] = behind('/syntax-DL/about-DL', [`#dl=${script}.x`]);

/** Each is at least the page that it names. */
export const hostileEnds: readonly HostileAddress[] = [
  ...anyPage,
  ...releaseFilter,
  ...channelFilter,
  ...apis,
  ...playground,
];

/** Hashes that no decoder reads, put into the address bar of an open page. */
export const undecodable: readonly string[] = ['%E0%A4%A', '%zz', '%ff%fe', '50%'];

/** Shared links that nothing can be read from, put into the address bar of the open page. */
export const hostilePlaygroundLinks: readonly string[] = [
  '#dl=%',
  '#dl=%E0%A4%A.x',
  '#dl=__proto__.x',
  '#dl=dl-first-rule.%00',
  '#dl=..........',
];

/** Paths that a link or the back button may lead to inside the running site; the server knows none of them. */
export const hostileInnerPaths: readonly HostileAddress[] = [
  '/%00',
  '/blog/%2e%2e/x',
  '/__proto__',
  `/${script}`,
  '/blog//0.72.0',
  '/javascript:alert(1)',
  '/\u202egolb',
  '/ab\\cd',
  `/${'a/'.repeat(500)}`,
  '/:id(.*)',
].map((path) => [path, path]);
