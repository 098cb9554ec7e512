import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkHistory } from './checkHistory';
import { readsHistory } from './readsHistory';

/**
 * Stops the build when pages show dates from git and the history is not whole: Docusaurus would show wrong ones and say
 * nothing. While no page shows such a date, the build needs no git.
 */
export default function gitHistory({ siteDir, siteConfig: { presets, plugins } }: LoadContext): Plugin {
  if (readsHistory([presets, plugins])) {
    checkHistory(siteDir);
  }
  return { name: 'git-history' };
}
