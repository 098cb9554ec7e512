import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { DocusaurusConfig, GlobalData, SiteMetadata } from '@docusaurus/types';

/** Settings that only the build reads. */
const ofBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies (keyof DocusaurusConfig)[];

/** @returns the configuration without what only the build reads */
export function configForBrowser(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  return Object.fromEntries(Object.entries(config).filter(([name]) => !ofBuild.some((one) => one === name)));
}

/** @returns the versions of Docusaurus and of the site; those of all plugins are for the debug plugin alone */
export const metadataForBrowser = (metadata: SiteMetadata): SiteMetadata => ({ ...metadata, pluginVersions: {} });

/**
 * @returns the global data with the main document of each version only. Docusaurus uses the list of all documents to
 *   find out whether a page belongs to a sidebar; the navbar of this site uses the address instead
 *   (`src/config/navbar.ts`).
 */
export function globalDataForBrowser(data: GlobalData): GlobalData {
  const docs = 'docusaurus-plugin-content-docs';
  const mainDocs = (version: GlobalVersion) => version.docs.filter(({ id }) => id === version.mainDocId);
  const forBrowser = (instance: unknown) => {
    const { versions, ...rest } = instance as { versions: GlobalVersion[] };
    return { ...rest, versions: versions.map((version) => ({ ...version, docs: mainDocs(version) })) };
  };
  const instances = Object.entries(data[docs] ?? {}).map(([id, instance]) => [id, forBrowser(instance)]);
  return { ...data, [docs]: Object.fromEntries(instances) };
}

function itemForBrowser(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') {
    return { ...item, items: item.items.map(itemForBrowser) };
  }
  if (item.type === 'link') {
    const { docId, unlisted, ...shown } = item;
    // Breadcrumbs check whether a link has an id; only document cards use its value.
    return { ...shown, ...(docId ? { docId: '-' } : {}), ...(unlisted ? { unlisted } : {}) };
  }
  return item;
}

/** @returns the sidebars as they are shown, without the titles and descriptions of documents, which only cards use */
export function versionForBrowser(version: PropVersionMetadata): PropVersionMetadata {
  const sidebars = Object.entries(version.docsSidebars).map(([id, items]) => [id, items.map(itemForBrowser)]);
  return { ...version, docsSidebars: Object.fromEntries(sidebars), docs: {} };
}

type ArchivedPost = { metadata: { permalink: string; title: string; description: string; date: string } };

/** @returns the posts of the archive as it lists them, without their texts, tags and neighbours */
export function archiveForBrowser(posts: readonly ArchivedPost[]): ArchivedPost[] {
  return posts.map(({ metadata: { permalink, title, description, date } }) => ({
    metadata: { permalink, title, description, date },
  }));
}
