import { afterAll } from 'vitest';
import { buildErrorGuards, stopBuilding } from './buildErrorGuards';
import { prove } from './prove';

prove([...buildErrorGuards]);
afterAll(stopBuilding);
