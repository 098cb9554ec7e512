import { buildErrorGuards } from './buildErrorGuards';
import { prove } from './prove';

prove([...buildErrorGuards]);
