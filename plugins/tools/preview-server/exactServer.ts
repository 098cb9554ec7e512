import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { builtPages } from './builtPages';
import { hostHeaders } from './hostHeaders';

/**
 * All addresses of the site are plain: no encoded characters, no empty parts, none that start with a dot or an
 * underscore. The names of scripts in a development build start with two underscores.
 */
const plainAddress = /^(?:\/(?:__)?[A-Za-z0-9-][\w.~-]*)+$/;
/** Pages have their own addresses, and compressed copies have none. */
const withoutAddress = /\.(?:html|br|gz)$/;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

function answersOf(dir: string): Answer {
  const { baseUrl, pages } = builtPages(dir);
  const headers = hostHeaders(dir, baseUrl);
  const notFoundPage = readFileSync(path.join(dir, '404.html'));
  const serveFile = sirv(dir, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    // Without a charset browsers guess one for plain text, and Cyrillic becomes noise.
    setHeaders: (response, file) => {
      if (/\.(?:md|txt)$/.test(file)) {
        response.setHeader('Content-Type', `text/${file.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`);
      }
    },
  });

  const notFound: Answer = (request, response) => {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': notFoundPage.length,
      'Cache-Control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  };

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    const page = pages.get(address);
    const isOtherFile = address.startsWith(baseUrl) && plainAddress.test(address) && !withoutAddress.test(address);
    if (page === undefined && !isOtherFile) {
      notFound(request, response);
      return;
    }
    request.url = `/${page ?? address.slice(baseUrl.length)}`;
    serveFile(request, response, () => notFound(request, response));
  };
}

/** @returns what tells one folder of this name from the next, whose number may be that of a deleted one; nothing between the two */
function folderOf(dir: string): string | undefined {
  const status = statSync(dir, { throwIfNoEntry: false });
  return status && `${status.ino} ${status.birthtimeMs}`;
}

function fail(response: ServerResponse, error: unknown): void {
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(error instanceof Error ? error.message : String(error));
}

/**
 * A static server for a built site that knows exact addresses only (specification, section 2): `/blog` is a page,
 * `/blog/`, `/Blog`, `/%62log` and `/blog/index.html` are not, and what is not there answers 404 with the not-found
 * page. `.github/hosting/site.conf` says the same to nginx. Like that host, it sends the compressed copies of the build, so
 * what a browser or an audit measures here is what readers get. When a build puts another folder in the place of this one,
 * the new one is served from the next request on. Until it is there, requests are answered with 500 and the reason.
 *
 * @param dir folder of a built site
 * @throws Error when the folder does not contain a built site
 */
export function createExactServer(dir: string): Server {
  let folder = folderOf(dir);
  let answer = answersOf(dir);
  return createServer((request, response) => {
    // `sirv` throws on a reversed range and misreads others. A server may ignore ranges (RFC 9110, section 14.2).
    delete request.headers.range;
    // A file that was deleted since its folder was read ends this answer only.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      const now = folderOf(dir);
      if (now !== folder) {
        answer = answersOf(dir);
        folder = now;
      }
      answer(request, response);
    } catch (error) {
      fail(response, error);
    }
  });
}
