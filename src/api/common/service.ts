import type { Operation, PathItem, Response, Tag } from '../openapi/document';
import { decided, openObject, text, use } from '../openapi/fields';
import type { NamedSchema } from '../openapi/schema';
import { apiVersion } from './apiVersion';

// The six calls for monitoring are the same in both APIs (specification section 7).

export const serviceTag: Tag = {
  name: 'service',
  'x-displayName': 'Service',
  description: 'Calls for monitoring. They need no ids and no body.',
};

export const serviceSchemas: Record<string, NamedSchema> = {
  Status: openObject({
    description: 'State of the API.',
    properties: { status: decided(text('`ok` when all is well.')) },
    source: 'decided',
  }),
  Version: openObject({
    description: 'Name and version of the API.',
    properties: { name: decided(text('Name of the API.')), version: decided(text('Version of the API.')) },
    source: 'decided',
  }),
};

const status: Response = {
  description: 'All is well.',
  content: { 'application/json': { schema: use('Status'), example: { status: 'ok' } } },
  'x-source': 'decided',
};

const metrics: Response = {
  description: 'Values in the text format of Prometheus.',
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
      'Check the health',
      'Says whether the API and what it needs are well.',
      status,
    ),
    '/startup': get('getStartup', 'Check the start', 'Says whether the API has started. Since release 0.59.0.', status),
    '/readiness': get(
      'getReadiness',
      'Check the readiness',
      'Says whether the API takes calls now. Since release 0.59.0.',
      status,
    ),
    '/liveness': get(
      'getLiveness',
      'Check the process',
      'Says whether the process is alive. Since release 0.59.0.',
      status,
    ),
    '/': get('getRoot', 'Get name and version', 'Returns the name and the version of the API.', version),
    '/metrics': get(
      'getMetrics',
      'Get metrics',
      'Returns counters and times for Prometheus. Since release 0.62.0.',
      metrics,
    ),
  };
}
