import { createServer, type RequestListener } from 'node:http';
import { createExactServer } from '../../plugins/tools/preview-server/exactServer';
import { listening } from './listening';

/** A host on which one built site takes the place of another. */
export type SwapServer = {
  url: string;
  /** @param choose folder of the built site that answers, for each path */
  publish: (choose: (path: string) => string) => void;
  close: () => void;
};

/** @param dirs folders of built sites; the first is published at the start */
export async function startSwapServer(dirs: readonly string[]): Promise<SwapServer> {
  const servers = new Map(dirs.map((dir) => [dir, createExactServer(dir)]));
  let choose: (path: string) => string = () => dirs[0] ?? '';
  const listener: RequestListener = (request, response) => {
    // As every host should (README, "Host"): only names with a hash are kept without asking.
    if (!request.url?.includes('/assets/')) {
      response.setHeader('Cache-Control', 'no-cache');
    }
    servers.get(choose(request.url ?? '/'))?.emit('request', request, response);
  };
  const server = createServer(listener);
  return {
    url: await listening(server),
    publish: (next) => {
      choose = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
