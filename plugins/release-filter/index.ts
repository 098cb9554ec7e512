import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { blog } from '../../src/config/content';
import { loadFacts } from '../../src/data/facts';
import { readReleases } from '../release-notes/readReleases';
import { urgentKinds } from '../release-notes/urgentKinds';
import { type Choices, changesOf } from './changes';

const namesOf = <Entry>(entries: Readonly<Record<string, Entry>>, nameOf: (entry: Entry) => string) =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, nameOf(entry)]));

/**
 * Data of the filter above the release notes (`src/components/ReleaseFilter`): what can be chosen, which is small and
 * comes with the form, and all changes, which are fetched when a reader comes near it.
 */
export default function releaseFilter({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, blog.path);
  return {
    name: 'release-filter',
    getPathsToWatch: () => [path.join(folder, '*.mdx')],
    async contentLoaded({ actions }) {
      const releases = readReleases(folder);
      const { areas, kinds } = loadFacts();
      const choices: Choices = {
        areas: namesOf(areas, ({ name }) => name),
        kinds: namesOf(kinds, ({ heading }) => heading),
        urgent: urgentKinds,
        versions: releases.map(({ version }) => version),
      };
      await actions.createData('choices.json', JSON.stringify(choices));
      await actions.createData('changes.json', JSON.stringify(changesOf(releases)));
    },
  };
}
