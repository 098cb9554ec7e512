import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Leaves the markup of figures, dialogs, code and tables out of the script of documentation pages; see README.md. */
export default function readyMarkup({ siteDir }: LoadContext): Plugin {
  return {
    name: 'ready-markup',
    configureWebpack({ mode }, isServer) {
      const use = [path.join(__dirname, 'withoutMarkup.cjs')];
      const rule = { test: /\.mdx?$/, include: path.join(siteDir, 'docs'), enforce: 'post' as const, use };
      return isServer || mode !== 'production' ? {} : { module: { rules: [rule] } };
    },
  };
}
