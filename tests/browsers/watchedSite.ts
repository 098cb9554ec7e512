import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { builtPages } from '../../plugins/tools/preview-server/builtPages';
import { createExactServer } from '../../plugins/tools/preview-server/exactServer';

const watcherAddress = '/watcher.js';

/**
 * Notes in every browser alike what goes wrong: errors, what is written to the console as one, and violations of the
 * policy. It is the first script of the page, and a file of the site, so that the policy of the page stays as it is.
 */
const watcher = `window.complaints = [];
const note = (text) => window.complaints.push(location.pathname + ': ' + text);
addEventListener('error', (event) => note(event.message || 'not loaded: ' + (event.target.src || event.target.href)), true);
addEventListener('unhandledrejection', (event) => note('rejected: ' + event.reason));
addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
const write = console.error;
console.error = (...parts) => { note('console: ' + parts.join(' ')); write(...parts); };
`;

const answer = (response: ServerResponse, type: string, body: string, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, ...headers }).end(body);

/**
 * Serves the built site as the preview server does, with the watcher in every page.
 *
 * @param dir folder of the built site
 */
export function createWatchedSite(dir: string): Server {
  const server = createExactServer(dir);
  const { pages } = builtPages(dir);
  const [serve] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  return server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const address = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    const page = pages.get(address);
    if (address === watcherAddress) {
      answer(response, 'text/javascript', watcher);
    } else if (page === undefined) {
      serve?.(request, response);
    } else {
      const html = readFileSync(path.join(dir, page), 'utf8');
      answer(response, 'text/html', html.replace(/<title/, `<script src="${watcherAddress}"></script><title`), {
        'Cache-Control': 'no-cache',
      });
    }
  });
}
