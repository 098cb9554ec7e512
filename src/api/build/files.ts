import { stringify } from 'yaml';
import { apiDocuments, apiIds } from '../documents';
import { postmanCollection } from './postman';
import { simulatedModule, simulatedTypes } from './simulated';

export type BuiltFile = { path: string; text: string };

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** @returns every file that is made from the typed source and committed: path from the root of the project, and text */
export function builtFiles(): BuiltFile[] {
  return apiIds.flatMap((id) => {
    const document = apiDocuments[id];
    return [
      { path: `static/api/${id}.json`, text: json(document) },
      { path: `static/api/${id}.yaml`, text: stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }) },
      { path: `static/api/${id}.postman_collection.json`, text: json(postmanCollection(document)) },
      { path: `src/api/simulate/generated/${id}.mjs`, text: simulatedModule(document) },
      { path: `src/api/simulate/generated/${id}.d.mts`, text: simulatedTypes },
    ];
  });
}
