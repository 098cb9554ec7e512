import { exampleFileGuards } from './exampleFileGuards';
import { factGuards } from './factGuards';
import { prove } from './prove';
import { reportNumberGuards } from './reportNumberGuards';

prove([...factGuards, ...reportNumberGuards, ...exampleFileGuards], ['numbers', 'fields']);
