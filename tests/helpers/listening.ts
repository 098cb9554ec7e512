import type { AddressInfo, Server } from 'node:net';
import { Server as TlsServer } from 'node:tls';

/** Starts a server on a free port. @returns its origin, for example `http://localhost:49152` */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const scheme = server instanceof TlsServer ? 'https' : 'http';
  return `${scheme}://localhost:${(server.address() as AddressInfo).port}`;
}
