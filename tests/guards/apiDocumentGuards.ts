import { checkApiDocument } from '../../src/api/check/checkApiDocument';
import type { Guard } from './guard';

const folder = 'tests/fixtures';

function apiDocumentGuard(fault: string, message: string): Guard {
  const fixture = `guards/api/${fault}.json`;
  return {
    name: `API document: ${fault}`,
    fixture,
    message,
    runOnFixture: () => checkApiDocument(`${folder}/${fixture}`, fixture),
    runOnNothing: () => checkApiDocument(`${folder}/guards/api/nothing.json`),
  };
}

/** A broken OpenAPI file fails the build of the site with file, line, place, reason and fix. */
export const apiDocumentGuards: Guard[] = [
  apiDocumentGuard('bad-json', 'guards/api/bad-json.json:6:5 is not valid JSON. Fix: '),
  apiDocumentGuard(
    'dangling-reference',
    'guards/api/dangling-reference.json:16: paths › /parcel › post › requestBody › content › application/json › schema: the reference #/components/schemas/Parcels leads nowhere. Fix: name a part that is in the file.',
  ),
  apiDocumentGuard(
    'duplicate-id',
    'guards/api/duplicate-id.json:55: webhooks › parcelArrived › post: the id addParcel is already that of paths › /parcel › post. Fix: give each call its own operationId.',
  ),
  apiDocumentGuard(
    'double-name',
    'guards/api/double-name.json:45: the name number is used twice in one object. Fix: give one of them another name.',
  ),
  apiDocumentGuard(
    'invalid-example',
    'guards/api/invalid-example.json:21: paths › /parcel › post › requestBody › content › application/json › examples › short › value: the example does not fit its schema: /number must be string. Fix: correct the example or the schema.',
  ),
];
