import type { Plugin } from '@docusaurus/types';
import { apiDocuments, apiIds } from '../../../src/api/documents';
import { samplesOnPage } from '../../../src/api/page';
import { fillsOf } from './page/fills';
import { callsOf, sampleHtml } from './page/operations';

/**
 * Hands the samples in the other languages to the page, which loads them when a reader chooses one: in the page itself
 * they would weigh as much as everything else (`@generated/api-samples/default/capi.json`).
 */
export default function moreSamples(): Plugin {
  return {
    name: 'api-samples',
    async contentLoaded({ actions }) {
      for (const id of apiIds) {
        const document = apiDocuments[id];
        const fills = fillsOf(document, id);
        const samples = callsOf(document.paths).map(({ source }) => [
          source.operationId,
          (source['x-codeSamples'] ?? []).slice(samplesOnPage).map((sample) => sampleHtml(sample, fills)),
        ]);
        await actions.createData(`${id}.json`, JSON.stringify(Object.fromEntries(samples)));
      }
    },
  };
}
