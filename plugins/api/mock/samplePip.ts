import { loadFacts } from '../../../src/data/facts';
import { loadPip } from '../../../src/data/pipBase';
import type { Pip } from './start';

/** The sample assistant as the mock of the sources reads it. The single file of the site has it in itself. */
export const samplePip = (): Pip => {
  const { events, sample } = loadFacts();
  return { base: loadPip(), events: [...Object.values(events).map(({ euid }) => euid), sample.assistant.event.euid] };
};
