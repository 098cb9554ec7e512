import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { ApiId } from '../../../src/api/documents';
import { errorAnswer } from '../../../src/api/simulate/answers';
import { type AnswerOptions, Answers, apis } from './answers';
import { control, controlPath, type ReceivedCall } from './control';
import { mostKept } from './deliveries';
import { type MatchedCall, matchCall } from './matchCall';
import { readPrefer } from './prefer';
import { type ReceivedBody, readBody } from './readBody';

export type MockOptions = Omit<AnswerOptions, 'stop'> & {
  /** Seconds after which a caller that has not sent its call is cut off. */
  slowAfter?: number;
  /** Certificate and private key, as text, for HTTPS. */
  tls?: { cert: string; key: string };
};

/** Headers that let a page of any local address call the mock. */
const openToPages = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Prefer',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
};

const names: Record<ApiId, string> = { capi: 'Chat API', sapi: 'Server API' };

/** A program that takes the address of one API for that of the other would look for the mistake in the path. */
function noCall(api: ApiId, method: string, pathname: string): string {
  const other = api === 'capi' ? 'sapi' : 'capi';
  const hint = matchCall(apis[other], method, pathname) ? ` The ${names[other]} has it, at another port.` : '';
  return `The mock of the ${names[api]} has no call ${method} ${pathname}.${hint}\n`;
}

/** One call on its way through the mock. */
type Exchange = { api: ApiId; method: string; pathname: string; request: IncomingMessage; response: ServerResponse };

/** Both APIs as servers that are not yet listening. This class knows HTTP; `Answers` knows the APIs. */
export class ApiMock {
  readonly chat: Server;
  readonly server: Server;
  private stop = new AbortController();
  private answers: Answers;
  private calls: ReceivedCall[] = [];

  constructor(private readonly options: MockOptions) {
    this.answers = new Answers({ ...options, stop: this.stop.signal });
    this.chat = this.createServer('capi');
    this.server = this.createServer('sapi');
  }

  /** Forgets everything, as if it had just been started. Messages on their way are given up. */
  reset(): void {
    this.stop.abort();
    this.stop = new AbortController();
    this.answers = new Answers({ ...this.options, stop: this.stop.signal });
    this.calls = [];
  }

  /** Stops both servers and all repeats of webhook messages. */
  close(): void {
    this.stop.abort();
    for (const server of [this.chat, this.server]) {
      server.close();
      server.closeAllConnections();
    }
  }

  private createServer(api: ApiId): Server {
    const { tls, slowAfter = 10 } = this.options;
    const listener: RequestListener = (request, response) => {
      const [pathname = '/'] = (request.url ?? '/').split('?');
      const exchange = { api, method: request.method ?? 'GET', pathname, request, response };
      this.handle(exchange).catch((error: unknown) => this.giveUp(exchange, error));
    };
    const limits = {
      headersTimeout: slowAfter * 1000,
      requestTimeout: slowAfter * 1000,
      connectionsCheckingInterval: Math.min(1000, slowAfter * 500),
    };
    return tls ? createHttpsServer({ ...limits, ...tls }, listener) : createServer(limits, listener);
  }

  /** A caller that goes away and a reset end a call. Anything else is a fault of the mock, but no reason to stop. */
  private giveUp(exchange: Exchange, error: unknown): void {
    const { method, pathname, request, response } = exchange;
    const isEnded = request.socket.destroyed || (error instanceof Error && error.name === 'AbortError');
    if (isEnded || response.headersSent) {
      response.destroy();
      return;
    }
    const { status, type, body } = errorAnswer(500);
    this.options.log(`${method} ${pathname} has found a fault of the mock: ${inspect(error)}`);
    this.write(exchange, status, type, JSON.stringify(body));
  }

  private async handle(exchange: Exchange): Promise<void> {
    const { api, method, pathname } = exchange;
    if (pathname.startsWith(controlPath)) {
      this.handleControl(exchange);
      return;
    }
    const found = matchCall(apis[api], method, pathname);
    const body = await readBody(exchange.request, found !== undefined && 'call' in found && !!found.call.body);
    if (found === undefined) {
      this.record(exchange, body, 404);
      this.write(exchange, 404, 'text/plain', noCall(api, method, pathname));
    } else if ('methods' in found) {
      this.refuseMethod(exchange, body, found.methods.join(', '));
    } else {
      await this.handleCall(exchange, found, body);
    }
  }

  /** A page of another address asks with OPTIONS what it may call, which is not a call yet. */
  private refuseMethod(exchange: Exchange, body: ReceivedBody, Allow: string): void {
    if (exchange.method === 'OPTIONS') {
      this.write(exchange, 204, 'text/plain', '', { Allow });
      return;
    }
    this.record(exchange, body, 405);
    this.write(exchange, 405, 'text/plain', `${exchange.pathname} allows ${Allow}.\n`, { Allow });
  }

  private record({ api, method, pathname }: Exchange, { text }: ReceivedBody, status: number): void {
    this.calls = [...this.calls, { api, method, path: pathname, body: text, status }].slice(-mostKept);
  }

  private handleControl(exchange: Exchange): void {
    const { status, body, allow } = control(exchange.method, exchange.pathname, {
      calls: () => this.calls,
      deliveries: () => this.answers.deliveries.sent(),
      reset: () => this.reset(),
    });
    const text = `${JSON.stringify(body, null, 2)}\n`;
    this.write(exchange, status, 'application/json', text, allow === undefined ? {} : { Allow: allow });
  }

  private async handleCall(exchange: Exchange, call: MatchedCall, received: ReceivedBody): Promise<void> {
    const { api, method, pathname, request, response } = exchange;
    const asked = readPrefer(request.headers.prefer);
    const { delay, drop } = asked.preferences;
    if (delay !== undefined) {
      await wait(delay * 1000, undefined, { signal: this.stop.signal });
    }
    const { status, type, body } = this.answers.answer(api, call, received.refusal ?? received.text, asked);
    this.record(exchange, received, status);
    if (drop) {
      this.options.log(`${method} ${pathname} connection closed, as asked`);
      response.destroy();
      return;
    }
    // What is left of a body that was too long is not read, so the connection ends with the answer.
    const headers: Record<string, string> = request.complete ? {} : { Connection: 'close' };
    this.write(exchange, status, type, typeof body === 'string' ? body : JSON.stringify(body), headers);
  }

  private write(
    { method, pathname, response }: Exchange,
    status: number,
    type: string,
    text: string,
    headers: Record<string, string> = {},
  ): void {
    const content = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': Buffer.byteLength(text) };
    response.writeHead(status, { ...openToPages, ...(status === 204 ? {} : content), ...headers }).end(text);
    this.options.log(`${method} ${pathname} ${status}`);
  }
}
