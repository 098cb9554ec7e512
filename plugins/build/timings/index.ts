import type { Plugin } from '@docusaurus/types';
import { buildResults } from '../kept/buildResults';
import { endPhase } from './timings';

/**
 * Says what the phases of the generator take; the first plugin of the configuration, as it is asked first at each step.
 */
export default function buildTimings(): Plugin {
  endPhase('site: start');
  let configured = false;
  return {
    name: 'build-timings',
    configureWebpack() {
      if (!configured) {
        configured = true;
        endPhase('site: texts and data');
      }
      return {
        plugins: [
          {
            apply: ({ hooks }) =>
              hooks.done.tap('build-timings', () => endPhase('site: bundle', buildResults().counts)),
          },
        ],
      };
    },
    async postBuild() {
      endPhase('site: pages');
      process.once('exit', () => endPhase('site: index, Markdown, feeds', buildResults().counts));
    },
  };
}
