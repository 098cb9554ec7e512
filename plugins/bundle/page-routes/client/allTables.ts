import allModules from '@all-routes/registry';
import allChunkNames from '@all-routes/routesChunkNames';
import registry from './registry';
import { knownChunkNames } from './routesChunkNames';

// Must run before `@all-routes/routes` is evaluated, because that module looks up its chunks during evaluation.
Object.assign(knownChunkNames, allChunkNames);
Object.assign(registry, allModules);
