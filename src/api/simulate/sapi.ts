import type { SimulatedApi } from './calls';
import { calls, checks } from './generated/sapi.mjs';

/** The Server API for `simulate`. */
export const sapi: SimulatedApi = { calls, checks };
