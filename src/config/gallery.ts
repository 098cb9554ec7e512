import type { PluginConfig } from '@docusaurus/types';
import { gallery } from '../../plugins/pages/gallery/index';
import { remarkPlugins } from '../../plugins/transforms/markdownPlugins';
import rehypeHighlight from '../../plugins/transforms/rehype/rehypeHighlight';
import rehypeMatrix from '../../plugins/transforms/rehype/rehypeMatrix';
import rehypeRussian from '../../plugins/transforms/rehype/rehypeRussian';
import rehypeWhole from '../../plugins/transforms/rehype/rehypeWhole';
import rehypeSources from '../../plugins/transforms/text-sources/rehypeSources';

/**
 * The writers' gallery, in the live server only. It is excluded here and not only by the plugin, because a build must
 * have no route and no byte of it.
 */
export const galleryPlugins: PluginConfig[] =
  process.env.NODE_ENV === 'development'
    ? [
        gallery({
          remarkPlugins,
          rehypePlugins: [rehypeHighlight, rehypeMatrix, rehypeRussian, rehypeWhole, rehypeSources],
        }),
      ]
    : [];
