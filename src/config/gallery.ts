import type { PluginConfig } from '@docusaurus/types';
import { gallery } from '../../plugins/gallery/index';
import rehypeHighlight from '../../plugins/rehype/rehypeHighlight';
import rehypeSources from '../../plugins/text-sources/rehypeSources';
import { remarkPlugins } from './markdownPlugins';

/**
 * The writers' gallery, in the live server only. It is left out here and not only by the plugin, because a build must
 * have no route and no byte of it.
 */
export const galleryPlugins: PluginConfig[] =
  process.env.NODE_ENV === 'development'
    ? [gallery({ remarkPlugins, rehypePlugins: [rehypeHighlight, rehypeSources] })]
    : [];
