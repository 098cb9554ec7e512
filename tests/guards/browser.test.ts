import { browserGuards } from './browserGuards';
import { prove } from './prove';

prove([...browserGuards]);
