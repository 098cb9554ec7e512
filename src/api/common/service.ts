import type { Operation, PathItem, Response, Tag } from '../openapi/document';
import { decided, sentObject, text, use } from '../openapi/fields';
import type { NamedSchema } from '../openapi/schema';
import { apiVersion } from './apiVersion';

// The six calls for monitoring are the same in both APIs (specification section 7).

export const serviceTag: Tag = {
  name: 'Service',
  'x-id': 'service',
  description:
    'Calls for monitoring, which need neither IDs nor a body. All of them are idempotent, so a monitor can repeat them at any time.',
};

export const serviceSchemas: Record<string, NamedSchema> = {
  Status: sentObject({
    description: 'State of the API, which all four checks return in the same form.',
    properties: { status: decided(text('`ok` if the check succeeded.')) },
    source: 'decided',
  }),
  Version: sentObject({
    description: 'Name and version of the API, by which you recognise that your base address is right.',
    properties: {
      name: decided(text('Name of the API.')),
      version: decided(text('Version of the API, which is also in `info.version` of the OpenAPI file.')),
    },
    source: 'decided',
  }),
};

const status: Response = {
  description: 'The check succeeded, so `status` is `ok`.',
  content: { 'application/json': { schema: use('Status'), example: { status: 'ok' } } },
  'x-source': 'decided',
};

const metrics: Response = {
  description: 'All values as plain text, in the format that Prometheus reads.',
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
    description: 'The name and version of the API that has responded.',
    content: { 'application/json': { schema: use('Version'), example: { name: title, version: apiVersion } } },
    'x-source': 'decided',
  };
  return {
    '/health_check': get(
      'getHealthCheck',
      'Check health',
      'Checks whether the API, and everything it depends on, is working, which is what a monitor usually has to know.',
      status,
    ),
    '/startup': get(
      'getStartup',
      'Check startup',
      'Checks whether the API has finished starting, so that a cluster knows when it can send the first calls. Added in release 0.59.0.',
      status,
    ),
    '/readiness': get(
      'getReadiness',
      'Check readiness',
      'Checks whether the API accepts calls at the moment, so that a load balancer can send them elsewhere if it does not. Added in release 0.59.0.',
      status,
    ),
    '/liveness': get(
      'getLiveness',
      'Check liveness',
      'Checks whether the process is running, so that a cluster can restart it if it hangs. Added in release 0.59.0.',
      status,
    ),
    '/': get(
      'getRoot',
      'Get name and version',
      'Returns the name and version of the API, by which you can check that your base address leads to the right one.',
      version,
    ),
    '/metrics': get(
      'getMetrics',
      'Get metrics',
      'Returns counters and durations as plain text, which Prometheus can collect without any conversion. Added in release 0.62.0.',
      metrics,
    ),
  };
}
