import allModules from '@all-routes/registry';
import allChunkNames from '@all-routes/routesChunkNames';
import registry from './registry';
import { knownChunkNames } from './routesChunkNames';

// Before `@all-routes/routes` is read: it looks its chunks up while it is evaluated.
Object.assign(knownChunkNames, allChunkNames);
Object.assign(registry, allModules);
