/** What a caller asks the mock for in the header `Prefer`, for example `Prefer: code=500, delay=2`. */
export type Preferences = {
  /** A documented status. */
  code?: string;
  /** Name of a documented example. */
  example?: string;
  /** Seconds before the response. */
  delay?: number;
  /** The connection is closed without a response. */
  drop?: true;
  /** Chat API: the reply comes later, with Chat.update. */
  late?: true;
  /** Server API: the message is sent this many times more, as if the responses of the webhook had been lost. */
  repeat?: number;
  /** Server API: the message never reaches the webhook. */
  undelivered?: true;
};

/** Longest delay, in seconds. */
const longestDelay = 120;

/** What the header says, and what is wrong with it, if anything. */
export type Asked = { preferences: Preferences; fault?: string };

const numberFrom = (value: string, most: number): number | undefined =>
  /^\d+(?:\.\d+)?$/.test(value) && Number(value) <= most ? Number(value) : undefined;

type Reader = (value: string) => Preferences | string;

const readers: Record<string, Reader> = {
  code: (code) => ({ code }),
  example: (example) => ({ example }),
  delay: (value) => {
    const delay = numberFrom(value, longestDelay);
    return delay === undefined ? `delay is a number of seconds up to ${longestDelay}, not "${value}"` : { delay };
  },
  repeat: (value) => {
    const repeat = numberFrom(value, 3);
    return repeat === undefined || !Number.isInteger(repeat)
      ? `repeat is a whole number up to 3, not "${value}"`
      : { repeat };
  },
  drop: () => ({ drop: true }),
  late: () => ({ late: true }),
  undelivered: () => ({ undelivered: true }),
};

/**
 * Reads the header `Prefer` (RFC 7240). Preferences that the mock does not know are ignored, as the RFC asks.
 *
 * @returns the preferences, and the first thing that is wrong with them
 */
export function readPrefer(header: string | string[] | undefined): Asked {
  const parts = [header ?? []].flat().join(',').split(/[,;]/);
  const asked: Asked = { preferences: {} };
  for (const part of parts) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*(?:=\s*"?([^"]*?)"?)?\s*$/.exec(part) ?? [];
    const read = Object.hasOwn(readers, name.toLowerCase()) ? readers[name.toLowerCase()]?.(value) : undefined;
    if (typeof read === 'string') {
      asked.fault ??= read;
    } else {
      Object.assign(asked.preferences, read);
    }
  }
  return asked;
}
