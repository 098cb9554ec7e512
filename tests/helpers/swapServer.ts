import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createExactServer } from '../../plugins/tools/preview-server/exactServer';

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
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    publish: (next) => {
      choose = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
