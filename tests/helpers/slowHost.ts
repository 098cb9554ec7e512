import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createExactServer } from '../../plugins/tools/preview-server/exactServer';
import { listening } from './listening';

/** Long enough for a frame of a busy machine, in ms. */
const betweenPieces = 70;

/**
 * A host on a slow line: the body of a page comes in pieces, and a browser can paint it after each. Other files come at once.
 *
 * @param dir folder of a built site
 * @param pieces number of pieces of each body
 * @returns address of the host, without a last slash, and a function that closes it
 */
export async function startSlowHost(dir: string, pieces: number): Promise<{ url: string; close: () => void }> {
  const exact = createExactServer(dir);
  const server = createServer(async (request, response) => {
    const { url = '/', headers } = request;
    if (!headers.accept?.includes('text/html')) {
      exact.emit('request', request, response);
      return;
    }
    const html = readFileSync(path.join(dir, url, 'index.html'), 'utf8');
    const body = html.indexOf('<body');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    let sent = 0;
    for (let piece = 1; piece < pieces; piece += 1) {
      const end = html.indexOf('<', body + Math.floor(((html.length - body) * piece) / pieces));
      response.write(html.slice(sent, end));
      sent = end;
      await wait(betweenPieces);
    }
    response.end(html.slice(sent));
  });
  return {
    url: await listening(server),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
