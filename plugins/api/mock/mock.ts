import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import type { Json } from '../../../src/api/openapi/document';
import type { SimulatedApi } from '../../../src/api/simulate/calls';
import { capi } from '../../../src/api/simulate/capi';
import type { Turn } from '../../../src/api/simulate/reply';
import { sapi } from '../../../src/api/simulate/sapi';
import { simulate } from '../../../src/api/simulate/simulate';
import { type DeliveryOptions, deliver } from './delivery';
import { type MatchedCall, matchCall } from './matchCall';
import { type Assistant, Webhooks } from './webhooks';

export type MockOptions = Omit<DeliveryOptions, 'stop'> & {
  /** Makes replies real; without it they are the documented ones. */
  assistant?: Assistant;
};

/** Headers that let a page of any local address call the mock. */
const openToPages = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Prefer',
  'Access-Control-Allow-Methods': 'GET, POST',
};

/** Calls that return what was saved in this run. */
const getWebhookCalls = new Set(['getWebhook', 'getWebhookV1']);

/** The error that a caller asks for with `Prefer: code=500`, as other mocks have it. */
const askedError = (prefer: string | undefined): 400 | 500 | undefined => {
  const code = /\bcode=(400|500)\b/.exec(prefer ?? '')?.[1];
  return code === undefined ? undefined : code === '400' ? 400 : 500;
};

/** Both APIs as servers that are not yet listening. They answer with `simulate`, so the mock and the page never differ. */
export class ApiMock {
  readonly chat: Server;
  readonly server: Server;
  private readonly webhooks: Webhooks;
  private readonly stop = new AbortController();

  constructor(private readonly options: MockOptions) {
    this.webhooks = new Webhooks(options.assistant);
    this.chat = createServer(this.answering(capi));
    this.server = createServer(this.answering(sapi));
  }

  /** Stops both servers and all repeats of webhook messages. */
  close(): void {
    this.stop.abort();
    for (const server of [this.chat, this.server]) {
      server.close();
      server.closeAllConnections();
    }
  }

  /** A caller that goes away in the middle of its body is no reason to stop. */
  private answering(api: SimulatedApi) {
    return (request: IncomingMessage, response: ServerResponse): void => {
      this.answer(api, request, response).catch(() => response.destroy());
    };
  }

  private async answer(api: SimulatedApi, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const write = (status: number, type: string, text: string) => {
      response.writeHead(status, { ...openToPages, 'Content-Type': `${type}; charset=utf-8` }).end(text);
      this.options.log(`${method} ${pathname} ${status}`);
    };
    if (method === 'OPTIONS') {
      response.writeHead(204, openToPages).end();
      return;
    }
    const found = matchCall(api, method, pathname);
    if (!found) {
      write(404, 'text/plain', `The mock has no call ${method} ${pathname}.\n`);
      return;
    }
    const text = await readAll(request);
    const answer = this.answerOf(api, found, text, request.headers.prefer);
    write(answer.status, answer.type, typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    if (answer.status === 200 && api.calls[found.operationId]?.body !== undefined) {
      this.sendAfter(found, JSON.parse(text) as Json, answer.body);
    }
  }

  private answerOf(api: SimulatedApi, call: MatchedCall, body: string, prefer: string | string[] | undefined) {
    const { assistant } = this.options;
    const error = askedError([prefer ?? []].flat().join());
    const reply = assistant && ((turn: Turn) => assistant(turn).text);
    const answer = simulate(api, { ...call, body, ...(error ? { error } : {}) }, reply);
    const saved = getWebhookCalls.has(call.operationId) && this.webhooks.settings(call.path);
    return answer.status === 200 && saved ? { ...answer, body: saved } : answer;
  }

  private sendAfter({ operationId, path }: MatchedCall, body: Json, answer: Json): void {
    if (operationId.startsWith('startDialog')) {
      this.webhooks.start(path, body);
    }
    const outgoing = this.webhooks.after(path, body, answer);
    if (outgoing) {
      void deliver(outgoing.target, outgoing.message, { ...this.options, stop: this.stop.signal });
    }
  }
}
