import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Server as TlsServer } from 'node:tls';

/** Starts a server on a free port. @returns the port */
export async function listeningPort(server: Server): Promise<number> {
  await once(server.listen(0), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a server on a free port. @returns its origin, for example `http://localhost:49152` */
export async function listening(server: Server): Promise<string> {
  const scheme = server instanceof TlsServer ? 'https' : 'http';
  return `${scheme}://localhost:${await listeningPort(server)}`;
}

/** @returns a port at which nobody listens, for another program */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listeningPort(server);
  server.close();
  await once(server, 'close');
  return port;
}
