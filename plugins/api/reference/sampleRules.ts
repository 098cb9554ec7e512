import type { Plugin } from '@docusaurus/types';
import { loadPip, pipFolder } from '../../../src/data/pipBase';
import type { BaseSource } from '../../../src/dl';

/** Hands the rules of the sample assistant to the tour (`@generated/sample-rules/default/pip.json`). */
export default function sampleRules(): Plugin<BaseSource> {
  return {
    name: 'sample-rules',
    loadContent: async () => loadPip(),
    async contentLoaded({ content, actions }) {
      await actions.createData('pip.json', JSON.stringify(content));
    },
    getPathsToWatch: () => [`${pipFolder}/**/*`],
  };
}
