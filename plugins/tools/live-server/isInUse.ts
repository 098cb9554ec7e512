import { createServer } from 'node:net';

/**
 * @param host name of this computer; if omitted, all names
 * @returns whether another program listens on the port
 */
export const isInUse = (port: number, host?: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE'))
      .listen({ port, ...(host === undefined ? {} : { host }) }, () => probe.close(() => resolve(false)));
  });
