import { expect, test } from 'vitest';
import { readSiteAddress } from '../../../src/data/siteAddress';

test.each([
  [{}, { url: 'https://docs.dialogos.example', baseUrl: '/' }],
  [
    { SITE_URL: 'http://localhost:3000', BASE_URL: '/a/b.c/' },
    { url: 'http://localhost:3000', baseUrl: '/a/b.c/' },
  ],
])('%j is an address', (env, address) => {
  expect(readSiteAddress(env)).toEqual(address);
});

test.each(['docs.example', 'ftp://docs.example', 'https://docs.example/path', 'https://', '', 'https://a b'])(
  'SITE_URL "%s" is refused',
  (url) => {
    expect(() => readSiteAddress({ SITE_URL: url })).toThrow(
      `SITE_URL is "${url}". Fix: give scheme and host and nothing else`,
    );
  },
);

test.each(['handbook', '/handbook', 'handbook/', '//host/', '/a/../b/', '/a?b/', '/a b/', ''])(
  'BASE_URL "%s" is refused',
  (baseUrl) => {
    expect(() => readSiteAddress({ BASE_URL: baseUrl })).toThrow(`BASE_URL is "${baseUrl}". Fix: give the path`);
  },
);
