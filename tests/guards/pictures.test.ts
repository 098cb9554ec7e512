import { faceGuards } from './faceGuards';
import { figureColourGuards } from './figureColourGuards';
import { figureGuards } from './figureGuards';
import { furnitureGuards } from './furnitureGuards';
import { prove } from './prove';

prove([...figureGuards, ...figureColourGuards, ...furnitureGuards, ...faceGuards]);
