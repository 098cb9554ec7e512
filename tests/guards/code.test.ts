import { codeGuards } from './codeGuards';
import { dependencyGuards } from './dependencyGuards';
import { prove } from './prove';

prove([...codeGuards, ...dependencyGuards]);
