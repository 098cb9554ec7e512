import { afterAll } from 'vitest';
import { browserGuards, closeBrowser } from './browserGuards';
import { prove } from './prove';

prove([...browserGuards], ['browser', 'visual']);
afterAll(closeBrowser);
