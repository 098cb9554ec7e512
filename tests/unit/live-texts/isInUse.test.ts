import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isInUse } from '../../../plugins/tools/live-server/isInUse';

test('a port is in use as long as a program listens on it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await isInUse(port, 'localhost')).toBe(true);
  expect(await isInUse(port)).toBe(true);
  await new Promise((resolve) => server.close(resolve));
  expect(await isInUse(port, 'localhost')).toBe(false);
});
