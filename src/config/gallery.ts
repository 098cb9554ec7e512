import type { PluginConfig } from '@docusaurus/types';
import { gallery } from '../../plugins/pages/gallery/index';
import { rehypePlugins, remarkPlugins } from '../../plugins/transforms/markdownPlugins';

/**
 * The writers' gallery, in the live server only. It is excluded here and not only by the plugin, because a build must
 * have no route and no byte of it.
 */
export const galleryPlugins: PluginConfig[] =
  process.env.NODE_ENV === 'development' ? [gallery({ remarkPlugins, rehypePlugins })] : [];
