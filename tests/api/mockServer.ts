import { asPlatform } from '../../plugins/api/mock/delivery';
import { ApiMock, type MockOptions } from '../../plugins/api/mock/mock';
import { samplePip } from '../../plugins/api/mock/samplePip';
import { createSampleAssistant } from '../../src/api/simulate/sampleAssistant';
import { exampleClock } from '../../src/data/exampleClock';
import { listening } from '../helpers/listening';
import type { Id } from './documents';

export type RunningMock = { urls: Record<Id, string>; log: string[]; reset: () => void; close: () => void };

const pip = samplePip();

/** The mock as it is started without options: its replies are those of the sample assistant. */
export const asPip: Partial<MockOptions> = {
  assistant: () => createSampleAssistant(pip.base, exampleClock),
  events: new Set(pip.events),
};

/** Starts both servers of the mock on free ports; without options they answer with the documented replies. */
export async function startMock(options: Partial<MockOptions> = {}): Promise<RunningMock> {
  const log: string[] = [];
  const mock = new ApiMock({ ...asPlatform, log: (line) => log.push(line), ...options });
  const urls = { capi: await listening(mock.chat), sapi: await listening(mock.server) };
  return { urls, log, reset: () => mock.reset(), close: () => mock.close() };
}
