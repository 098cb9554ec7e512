/** Samples in more languages, from `plugins/api/reference/moreSamples.ts`. */
declare module '@generated/api-samples/default/*.json' {
  import type { MoreSamples } from '@site/src/components/ApiReference/moreSamples';

  const samples: MoreSamples;
  export default samples;
}
