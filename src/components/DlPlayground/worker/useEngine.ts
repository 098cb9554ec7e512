import { useEffect, useState } from 'react';
import { createEngineWorker } from './createEngineWorker';
import { EngineClient } from './EngineClient';

/** The engine of one playground; it is stopped when the playground is closed. */
export function useEngine(): EngineClient {
  const [client] = useState(() => new EngineClient(createEngineWorker));
  useEffect(() => () => client.close(), [client]);
  return client;
}
