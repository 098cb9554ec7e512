import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { navbarItemTypes } from '../../../plugins/bundle/build-only-data/navbarItemTypes';
import {
  archiveForBrowser,
  configForBrowser,
  globalDataForBrowser,
  metadataForBrowser,
  versionForBrowser,
} from '../../../plugins/bundle/build-only-data/without';

test('the configuration loses what only the build reads', () => {
  const config = { title: 'T', themeConfig: { navbar: {} }, presets: ['classic'], plugins: ['x'], markdown: {} };
  expect(configForBrowser(config as unknown as DocusaurusConfig)).toEqual({ title: 'T', themeConfig: { navbar: {} } });
});

test('the versions of plugins go, those of Docusaurus and of the site stay', () => {
  const plugin = { type: 'package', name: 'x', version: '1.0.0' } as const;
  const metadata = { docusaurusVersion: '3.10.2', siteVersion: '1.5.0', pluginVersions: { x: plugin } };
  expect(metadataForBrowser(metadata)).toEqual({ ...metadata, pluginVersions: {} });
});

test('of the documents in the global data the main one stays; other plugins are left alone', () => {
  const version = { name: 'current', mainDocId: 'intro', docs: [{ id: 'a' }, { id: 'intro' }] };
  const data = { 'docusaurus-plugin-content-docs': { default: { path: '/', versions: [version] } }, other: { x: {} } };
  expect(globalDataForBrowser(data)).toEqual({
    'docusaurus-plugin-content-docs': {
      default: { path: '/', versions: [{ ...version, docs: [{ id: 'intro' }] }] },
    },
    other: { x: {} },
  });
});

test('a sidebar keeps what is shown, in all depths, and that a link is a document', () => {
  const link = { type: 'link', href: '/a', label: 'A', docId: 'long/name/of/a', unlisted: false };
  const hidden = { ...link, unlisted: true };
  const foreign = { type: 'link', href: 'https://x.example', label: 'X' };
  const category = { type: 'category', label: 'C', collapsed: true, collapsible: true, items: [link, hidden, foreign] };
  const version = { label: '1.5.0', docsSidebars: { main: [category] }, docs: { a: { id: 'a' } } };
  expect(versionForBrowser(version as unknown as PropVersionMetadata)).toEqual({
    label: '1.5.0',
    docs: {},
    docsSidebars: {
      main: [
        {
          ...category,
          items: [
            { type: 'link', href: '/a', label: 'A', docId: '-' },
            { type: 'link', href: '/a', label: 'A', docId: '-', unlisted: true },
            foreign,
          ],
        },
      ],
    },
  });
});

test('types of items are found in lists, too', () => {
  const items = [{ to: '/' }, { type: 'docsVersion' }, { label: 'More', items: [{ type: 'doc' }] }];
  expect([...navbarItemTypes({ navbar: { items } })].sort()).toEqual(['doc', 'docsVersion', 'dropdown']);
  expect([...navbarItemTypes({})]).toEqual([]);
});

test('the archive keeps what it shows of a post', () => {
  const shown = { permalink: '/blog/1', title: 'T', description: 'D', date: '2023-10-05T00:00:00.000Z' };
  const post = { id: '1', content: 'The whole text', metadata: { ...shown, tags: [], nextItem: {}, frontMatter: {} } };
  expect(archiveForBrowser([post])).toEqual([{ metadata: shown }]);
});
