import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asPlatform } from '../../plugins/api/mock/delivery';
import { ApiMock, type MockOptions } from '../../plugins/api/mock/mock';
import type { Id } from './documents';

export type RunningMock = { urls: Record<Id, string>; log: string[]; close: () => void };

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
  });

/** Starts both servers of the mock on free ports; without options they answer with the documented replies. */
export async function startMock(options: Partial<MockOptions> = {}): Promise<RunningMock> {
  const log: string[] = [];
  const mock = new ApiMock({ ...asPlatform, log: (line) => log.push(line), ...options });
  const urls = { capi: await listen(mock.chat), sapi: await listen(mock.server) };
  return { urls, log, close: () => mock.close() };
}
