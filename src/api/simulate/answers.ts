import { errorTexts } from '../common/errorTexts';
import type { Json } from '../openapi/document';
import type { Fault } from './faults';

export type SimulatedAnswer = {
  status: 200 | 400 | 422 | 500;
  type: 'application/json' | 'text/plain';
  body: Json;
};

const failed = (status: 400 | 422 | 500, result: Json): SimulatedAnswer => ({
  status,
  type: 'application/json',
  body: { success: false, result },
});

const { client, server, validation } = errorTexts;

/** @returns the documented error answer (specification section 8) */
export const errorAnswer = (status: 400 | 500): SimulatedAnswer => {
  const { type, message } = status === 400 ? client : server;
  return failed(status, { error_type: type, error_message: message });
};

/** @returns the answer to a request with errors; the message lists them (specification section 8) */
export const faultsAnswer = (faults: Fault[]): SimulatedAnswer =>
  failed(422, {
    error_type: validation.type,
    error_message: faults.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; '),
    error_data: faults,
  });
