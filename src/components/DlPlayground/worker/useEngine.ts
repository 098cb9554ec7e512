import { useEffect, useRef, useState } from 'react';
import { createEngineWorker } from './createEngineWorker';
import { EngineClient } from './EngineClient';

/**
 * The engine of one playground; it is stopped when the playground is closed.
 *
 * @param onStopped told after the worker was stopped: the chat in it is gone
 */
export function useEngine(onStopped: () => void): EngineClient {
  const listener = useRef(onStopped);
  listener.current = onStopped;
  const [client] = useState(() => new EngineClient(createEngineWorker, () => listener.current()));
  useEffect(() => () => client.close(), [client]);
  return client;
}
