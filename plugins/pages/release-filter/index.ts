import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { capitalised } from '../../../src/data/capitalised';
import { factsFolder, loadFacts } from '../../../src/data/facts';
import { type Choices, changesOf } from '../../../src/data/filterChanges';
import { blogPath } from '../../../src/data/releaseLists';
import { headlineOf } from '../../texts/releases/headlineOf';
import { readReleases } from '../../texts/releases/readReleases';
import { urgentKinds } from '../../texts/releases/urgentKinds';

const namesOf = <Entry>(entries: Readonly<Record<string, Entry>>, nameOf: (entry: Entry) => string) =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, nameOf(entry)]));

/**
 * Data of the filter above the release notes (`src/components/ReleaseFilter`): what can be chosen, which is small and
 * comes with the form, and all changes, which are fetched when a reader gets close to it. The list of releases beside
 * the notes (`src/components/ReleaseMenu`) gets the main point of each.
 */
export default function releaseFilter({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, blogPath);
  return {
    name: 'release-filter',
    getPathsToWatch: () => [
      path.join(folder, '*.mdx'),
      ...['areas', 'features', 'kinds'].map((name) => path.join(factsFolder, `${name}.yml`)),
    ],
    async contentLoaded({ actions }) {
      const releases = readReleases(folder);
      const { areas, kinds } = loadFacts();
      const choices: Choices = {
        areas: namesOf(areas, ({ name }) => name),
        kinds: namesOf(kinds, ({ name }) => capitalised(name)),
        urgent: urgentKinds,
        versions: releases.map(({ version }) => version),
      };
      await actions.createData('choices.json', JSON.stringify(choices));
      await actions.createData('changes.json', JSON.stringify(changesOf(releases)));
      const headlines = Object.fromEntries(releases.map(({ version, summary }) => [version, headlineOf(summary)]));
      await actions.createData('headlines.json', JSON.stringify(headlines));
    },
  };
}
