/** What somebody may put behind the path of an address, or into it, to break the page in the browser. */
export type HostileAddress = readonly [what: string, address: string];

const script = encodeURIComponent('"><img src=x onerror=alert(1)>');
const behind = (page: string, ends: readonly string[]): HostileAddress[] => ends.map((end) => [end, page + end]);

/** Ends of an address that any page may get. */
const hashes: HostileAddress[] = behind('/about/terms', [
  '#',
  '##',
  '#%',
  '#%E0%A4%A',
  '#%00',
  `#${script}`,
  '#<script>alert(1)</script>',
  '#javascript:alert(1)',
  '#__proto__',
  '#"]',
  '#a b\tc',
  '#:~:text=a',
  '#/../../etc/passwd',
  '#%ff%fe',
  `#${'a'.repeat(20_000)}`,
]);

const queries: HostileAddress[] = behind('/content', [
  '?',
  '??',
  '?%',
  '?%00',
  '?__proto__=1&constructor=2',
  `?q=${script}`,
  '?a=%E0%A4%A#%E0',
  '?=&&&===',
  `?${'a=1&'.repeat(2000)}`,
  '?next=//other.example&url=javascript:alert(1)',
]);

const releaseFilter: HostileAddress[] = behind('/blog', [
  '?since=%00',
  '?since=0.58.0',
  '?since=999.999.999',
  '?since=__proto__',
  '?kind=__proto__,constructor,,,',
  '?area=toString&area=toString',
  `?text=${script}`,
  '?text=(a%2B)%2B%24',
  `?text=${'a'.repeat(5000)}`,
  '?text=%ud800',
]);

const channelFilter: HostileAddress[] = behind('/channels/channel-restrictions', [
  '?need=__proto__',
  `?need=${script}&channel=${script}`,
  '?need=,,,&text=1e999',
  '?channel=constructor#%E0',
]);

const apis: HostileAddress[] = [
  ...behind('/api/capi/', [
    '?view=__proto__',
    `?view=${script}`,
    '?view=redoc%00',
    '#operation/__proto__',
    '#operation/%E0%A4%A',
    `#tag/${script}`,
    '#operation/chatInit/../../x',
  ]),
  ...behind('/api/sapi/', ['#', '#%', '?view=#operation/"]']),
];

const playground: HostileAddress[] = behind('/syntax-DL/about-DL', ['#dl=', `#dl=${script}.x`]);

/** Each is at least the page that it names. */
export const hostileEnds: readonly HostileAddress[] = [
  ...hashes,
  ...queries,
  ...releaseFilter,
  ...channelFilter,
  ...apis,
  ...playground,
];

/** Hashes that no decoder reads, put into the address bar of an open page. */
export const undecodable: readonly string[] = ['%', '%E0%A4%A', '%zz', 'half%E0', '%ff%fe', '50%'];

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
  '/constructor/toString',
  `/${script}`,
  '/<script>alert(1)</script>',
  '/blog//0.72.0',
  '/BLOG',
  '/blog/0.72.0%20',
  '/javascript:alert(1)',
  '/\u202egolb',
  '/ab\\cd',
  `/${'a/'.repeat(500)}`,
  '/(a+)+$',
  '/:id(.*)',
  '/*',
].map((path) => [path, path]);
