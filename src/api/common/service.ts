import type { Operation, PathItem, Response, Tag } from '../openapi/document';
import { decided, sentObject, text, use } from '../openapi/fields';
import type { NamedSchema } from '../openapi/schema';
import { apiVersion } from './apiVersion';

// The six calls for monitoring are the same in both APIs (specification section 7).

export const serviceTag: Tag = {
  name: 'Service',
  'x-id': 'service',
  description: 'Calls for monitoring, which need neither IDs nor a body. All of them are idempotent.',
};

export const serviceSchemas: Record<string, NamedSchema> = {
  Status: sentObject({
    description: 'State of the API.',
    properties: { status: decided(text('`ok` if the check succeeded.')) },
    source: 'decided',
  }),
  Version: sentObject({
    description: 'Name and version of the API.',
    properties: { name: decided(text('Name of the API.')), version: decided(text('Version of the API.')) },
    source: 'decided',
  }),
};

const status: Response = {
  description: 'The check succeeded.',
  content: { 'application/json': { schema: use('Status'), example: { status: 'ok' } } },
  'x-source': 'decided',
};

const metrics: Response = {
  description: 'Values in the Prometheus text format.',
  content: {
    'text/plain': {
      schema: { type: 'string' },
      example:
        '# HELP http_requests_total Number of calls.\n# TYPE http_requests_total counter\nhttp_requests_total 1027\n',
    },
  },
  'x-source': 'decided',
};

const get = (operationId: string, summary: string, description: string, answer: Response): PathItem => {
  const operation: Operation = {
    operationId,
    tags: [serviceTag.name],
    summary,
    description,
    responses: { '200': answer },
    'x-source': 'specification',
  };
  return { get: operation };
};

/** @param title name of the API, which `GET /` returns */
export function servicePaths(title: string): Record<string, PathItem> {
  const version: Response = {
    description: 'Name and version.',
    content: { 'application/json': { schema: use('Version'), example: { name: title, version: apiVersion } } },
    'x-source': 'decided',
  };
  return {
    '/health_check': get(
      'getHealthCheck',
      'Check health',
      'Checks whether the API, and everything it depends on, is working.',
      status,
    ),
    '/startup': get(
      'getStartup',
      'Check startup',
      'Checks whether the API has started. Added in release 0.59.0.',
      status,
    ),
    '/readiness': get(
      'getReadiness',
      'Check readiness',
      'Checks whether the API accepts calls at the moment. Added in release 0.59.0.',
      status,
    ),
    '/liveness': get(
      'getLiveness',
      'Check liveness',
      'Checks whether the process is running. Added in release 0.59.0.',
      status,
    ),
    '/': get('getRoot', 'Get name and version', 'Returns the name and version of the API.', version),
    '/metrics': get(
      'getMetrics',
      'Get metrics',
      'Returns counters and durations for Prometheus. Added in release 0.62.0.',
      metrics,
    ),
  };
}
