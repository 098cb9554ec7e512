import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadFacts } from '../../../src/data/facts';
import { blogPath } from '../../../src/data/releaseLists';
import { site } from '../../../src/data/site';
import { readReleases } from '../../texts/releases/readReleases';
import { atom } from './atom';
import { type Feed, releaseFeed } from './feed';
import { json } from './json';
import { rss } from './rss';

type Format = { file: string; type: string; name: string; write: (feed: Feed, self: string) => string };

const formats: readonly Format[] = [
  { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS', write: rss },
  { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom', write: atom },
  { file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed', write: json },
];

const title = 'DialogOS release notes';

/**
 * Writes the release notes as RSS, Atom and JSON Feed, with every item in full, and names them in the head of all pages.
 * They are made from the posts, not from the built pages, which other plugins still write to.
 *
 * @throws Error when a post cannot be read
 */
export default function releaseFeeds({ siteDir, siteConfig: { url, baseUrl } }: LoadContext): Plugin {
  const absolute = (route: string) => url + baseUrl + route.slice(1);
  const feedRoute = (file: string) => `/${blogPath}/${file}`;
  return {
    name: 'release-feeds',
    injectHtmlTags: () => ({
      headTags: formats.map(({ file, type, name }) => ({
        tagName: 'link',
        attributes: { rel: 'alternate', type, href: baseUrl + feedRoute(file).slice(1), title: `${title}, ${name}` },
      })),
    }),
    async postBuild({ outDir }) {
      const releases = readReleases(path.join(siteDir, blogPath), absolute);
      const feed = releaseFeed(releases, loadFacts(), absolute, {
        title,
        description: 'What is new in each release of DialogOS.',
        rights: `Copyright © ${site.copyrightYear} DialogOS`,
        author: site.title,
        icon: absolute('/img/favicon.svg'),
      });
      const folder = path.join(outDir, blogPath);
      await mkdir(folder, { recursive: true });
      await copyFile(path.join(__dirname, 'feed.css'), path.join(folder, 'feed.css'));
      for (const { file, write } of formats) {
        await writeFile(path.join(folder, file), write(feed, absolute(feedRoute(file))));
      }
      console.log(`[release feeds] ${formats.length} feeds with ${feed.entries.length} entries each`);
    },
  };
}
