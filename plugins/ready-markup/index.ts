import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Where the texts are whose markup is left out, below the folder of the site. */
type Options = { folder?: string };

/** Leaves the markup of figures, dialogs, code and tables out of the script of documentation pages; see README.md. */
export default function readyMarkup({ siteDir }: LoadContext, { folder = 'docs' }: Options): Plugin {
  return {
    name: 'ready-markup',
    configureWebpack({ mode }, isServer) {
      const use = [path.join(__dirname, 'withoutMarkup.cjs')];
      const rule = { test: /\.mdx?$/, include: path.join(siteDir, folder), enforce: 'post' as const, use };
      return isServer || mode !== 'production' ? {} : { module: { rules: [rule] } };
    },
  };
}
