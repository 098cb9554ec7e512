import path from 'node:path';
import { checkApiDocument } from '../../src/api/check/checkApiDocument';
import { editGuards } from './editGuards';
import { fixtureFolder } from './fixtureFolder';

const file = 'parcels.json';
const base = 'guards/apiDocument.txtar';

/** A broken OpenAPI file fails the build of the site with file, line, place, reason and fix. */
export const apiDocumentGuards = editGuards(
  {
    family: 'API document',
    base,
    runOn: (folder) => checkApiDocument(path.join(folder, file), file),
    runOnNothing: () => checkApiDocument(path.join(fixtureFolder(base), 'nothing.json')),
  },
  {
    'bad-json': ['parcels.json:6:5 is not valid JSON. Fix: ', [file, '"0.1.0",', '"0.1.0"']],
    'dangling-reference': [
      'parcels.json:16: paths › /parcel › post › requestBody › content › application/json › schema: the reference #/components/schemas/Parcels leads nowhere. Fix: name a part that is in the file.',
      [file, 'schemas/Parcel', 'schemas/Parcels'],
    ],
    'duplicate-id': [
      'parcels.json:55: webhooks › parcelArrived › post: the id addParcel is already that of paths › /parcel › post. Fix: give each call its own operationId.',
      [file, '"operationId": "parcelArrived"', '"operationId": "addParcel"'],
    ],
    'double-name': [
      'parcels.json:43: the name number is used twice in one object. Fix: give one of them another name.',
      [file, '"number": {', '"number": {},\n          "number": {'],
    ],
    'invalid-example': [
      'parcels.json:21: paths › /parcel › post › requestBody › content › application/json › examples › short › value: the example does not fit its schema: /number must be string. Fix: correct the example or the schema.',
      [file, '"QP123456789"', '123456789'],
    ],
  },
);
