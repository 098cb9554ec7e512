import type { SimulatedApi } from '../calls';

export const checks: SimulatedApi['checks'];
export const calls: SimulatedApi['calls'];
