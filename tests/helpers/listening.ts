import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a free port. @returns its origin, for example `http://localhost:49152` */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
