import { elementGuards } from './elementGuards';
import { figureColourGuards } from './figureColourGuards';
import { figureGuards } from './figureGuards';
import { prove } from './prove';
import { themeGuards } from './themeGuards';

prove([...figureGuards, ...figureColourGuards, ...elementGuards, ...themeGuards], ['figure-colours', 'theme']);
