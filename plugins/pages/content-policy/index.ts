import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { changePages } from '../../build/built-page/changePages';
import { mustBeUsed } from '../../build/mustBeUsed';
import { docSearchParts } from './docSearch';
import { headersFile } from './headersFile';
import { inlineParts } from './inlineParts';
import { headerPolicy, pagePolicy } from './policy';
import { writePolicy } from './writePolicy';

export type ContentPolicyOptions = {
  /** Other hosts that pages may call: none unless the build names them. */
  hosts?: readonly string[];
  /** Whether a page has an editor of CodeMirror, which would write its styles where the policy forbids it. */
  editor?: boolean;
};

const editorStyles = {
  row: 'pages/content-policy/editorStyles',
  request: 'style-mod',
  test: /style-mod[\\/]src[\\/]style-mod\.js$/,
  loader: path.join(__dirname, 'editorStyles.cjs'),
};

/** Only a site with keys for DocSearch has its modal. */
const docSearchModal = {
  row: 'pages/content-policy/docSearchModal',
  request: '@docsearch/react',
  test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/,
  loader: path.join(__dirname, 'docSearchModal.cjs'),
};

/** Libraries such as styled-components add an empty element and write its rules through its sheet. */
const emptyStyle = '';

/**
 * Writes the content policy of every page into the page, and that of all pages into `_headers`; see README.md.
 *
 * @throws Error when there is no page, or a page has no place for its policy
 */
export default function contentPolicy(
  { baseUrl, siteConfig }: LoadContext,
  { hosts: named = [], editor = false }: ContentPolicyOptions = {},
): Plugin {
  const docSearch = docSearchParts(siteConfig.themeConfig);
  const hosts = [...named, ...docSearch.hosts];
  const added = [emptyStyle, ...docSearch.styles];
  return {
    name: 'content-policy',
    configureWebpack(_config, isServer) {
      const used = [...(editor ? [editorStyles] : []), ...(docSearch.hosts.length > 0 ? [docSearchModal] : [])];
      return isServer
        ? {}
        : {
            module: { rules: used.map(({ test, loader }) => ({ test, loader })) },
            plugins: used.map(({ row, request, loader }) => mustBeUsed(row, { [request]: loader })),
          };
    },
    async postBuild({ outDir }) {
      // The scripts of a development build are run by `eval`.
      if (process.env['NODE_ENV'] !== 'production') {
        return;
      }
      const scripts = new Set<string>();
      const styles = new Set(added);
      const pages = await changePages(outDir, (html, file) => {
        const parts = inlineParts(html);
        for (const script of parts.scripts) scripts.add(script);
        for (const style of parts.styles) styles.add(style);
        try {
          return writePolicy(html, pagePolicy({ scripts: parts.scripts, styles: [...added, ...parts.styles] }, hosts));
        } catch (error) {
          throw new Error(`[content policy] ${file} cannot carry a policy: ${(error as Error).message}`, {
            cause: error,
          });
        }
      });
      if (pages === 0) {
        throw new Error('[content policy] No page was found. Fix: plugins/pages/content-policy.');
      }
      const all = { scripts: [...scripts], styles: [...styles] };
      writeFileSync(path.join(outDir, '_headers'), headersFile(baseUrl, headerPolicy(all, hosts)));
      console.log(
        `[content policy] ${pages} pages carry their policy; ${scripts.size} inline scripts and ${styles.size} styles are named`,
      );
    },
  };
}
