import type { PresetConfig } from '@docusaurus/types';
import rehypeHighlight from '../../plugins/rehype/rehypeHighlight';
import rehypeSources from '../../plugins/text-sources/rehypeSources';
import { remarkPlugins } from './markdownPlugins';

/**
 * The writers' gallery, in the live server only. It is left out here and not only in the preset, because Docusaurus
 * sends the list of presets to every reader.
 */
export const galleryPresets: PresetConfig[] =
  process.env.NODE_ENV === 'development'
    ? [['./plugins/gallery/index.ts', { remarkPlugins, rehypePlugins: [rehypeHighlight, rehypeSources] }]]
    : [];
