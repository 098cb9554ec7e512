import { determinismGuards } from './determinismGuards';
import { hostingGuards } from './hostingGuards';
import { prove } from './prove';

prove([...hostingGuards, ...determinismGuards]);
