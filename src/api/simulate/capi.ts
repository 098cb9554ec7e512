import type { SimulatedApi } from './calls';
import { calls, checks } from './generated/capi.mjs';

/** The Chat API for `simulate`. */
export const capi: SimulatedApi = { calls, checks };
