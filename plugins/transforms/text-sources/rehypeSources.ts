import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { mark } from '../../texts/sources/readFrom';

/**
 * Writes into a compiled text what it was made with, for the loader `addSources.cjs`: a statement without effect, which
 * that loader removes again. The bundler keeps compiled texts between builds and has no other source.
 */
export default function rehypeSources() {
  return (tree: Root, file: VFile): void => {
    const value = mark + [...(file.data.sources ?? [])].sort().join(' ');
    tree.children.push({
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: { type: 'Literal', value } }],
        },
      },
    });
  };
}
