import type { SimulatedApi } from '../../api/simulate/calls';

const simulators: Readonly<Record<string, () => Promise<SimulatedApi>>> = {
  capi: async () => (await import('../../api/simulate/capi')).capi,
  sapi: async () => (await import('../../api/simulate/sapi')).sapi,
};

/**
 * Loads what `simulate` needs of one API.
 *
 * @param name `capi` or `sapi`
 * @throws Error when there is no such API, or its script cannot be loaded
 */
export async function loadSimulator(name: string): Promise<SimulatedApi> {
  const load = simulators[name];
  if (load === undefined) {
    throw new Error(`There is no API "${name}".`);
  }
  return load();
}
