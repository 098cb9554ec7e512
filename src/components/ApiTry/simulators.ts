import type { ApiId } from '../../api/documents';
import type { SimulatedApi } from '../../api/simulate/calls';

const simulators: Readonly<Record<ApiId, () => Promise<SimulatedApi>>> = {
  capi: async () => (await import('../../api/simulate/capi')).capi,
  sapi: async () => (await import('../../api/simulate/sapi')).sapi,
};

/**
 * Loads what `simulate` needs of one API.
 *
 * @throws Error when its script cannot be loaded
 */
export const loadSimulator = (name: ApiId): Promise<SimulatedApi> => simulators[name]();
