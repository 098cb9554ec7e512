import type { Json } from '../../../src/api/openapi/document';
import { type DeliveryOptions, deliver, type Target } from './delivery';
import type { Preferences } from './prefer';
import { type Fields, isFields } from './results';

/** A message that was sent, or could not be. */
export type Delivery = { url: string; message: Json; tries: number; delivered: boolean };

/** Most that is kept of calls and messages. */
export const mostKept = 1000;

const settingsFrom = ({ url, key, verify }: Fields): Target | undefined =>
  typeof url === 'string' ? { url, key: String(key), verify: verify === true } : undefined;

/** The webhooks of this run, by connection, and the messages that were sent to them. */
export class Deliveries {
  private readonly saved = new Map<string, Fields>();
  private readonly queues = new Map<string, Promise<void>>();
  private readonly list: Delivery[] = [];

  constructor(private readonly options: DeliveryOptions) {}

  /** @returns the messages so far, the newest last */
  sent(): readonly Delivery[] {
    return this.list;
  }

  /** @returns the saved settings of a connection, as Get webhook answers them, or nothing */
  settings(connection: string): Json | undefined {
    const settings = this.saved.get(connection.toLowerCase());
    return settings && { ...settings, success: true };
  }

  /** Set webhook: saves the settings and checks the address. */
  save(connection: string, settings: Fields): void {
    this.saved.set(connection.toLowerCase(), settings);
    const target = settingsFrom(settings);
    if (target) {
      void this.deliver(target, { type: 'webhook check' }, {});
    }
  }

  /**
   * Sends a reply to `reply_to`, or else to the webhook of the connection. Replies of one chat are delivered in the order
   * of its requests: each waits until the one before is delivered or given up.
   */
  send(connection: string, chat: string, replyTo: Json | undefined, message: Json, preferences: Preferences): void {
    const saved = settingsFrom(this.saved.get(connection.toLowerCase()) ?? {});
    const other =
      isFields(replyTo) && typeof replyTo.host === 'string'
        ? { url: replyTo.host, key: String(replyTo.auth_key ?? ''), verify: saved?.verify ?? true }
        : undefined;
    const target = other ?? saved;
    if (!target) {
      this.options.log('webhook: not sent, there is no address yet. Call setWebhook, or send reply_to');
      return;
    }
    const before = this.queues.get(chat) ?? Promise.resolve();
    this.queues.set(
      chat,
      before.then(() => this.deliver(target, message, preferences)),
    );
  }

  private async deliver(target: Target, message: Json, preferences: Preferences): Promise<void> {
    const entry: Delivery = { url: target.url, message, tries: 0, delivered: false };
    this.list.push(entry);
    this.list.splice(0, this.list.length - mostKept);
    const onTry = (tries: number) => {
      entry.tries = tries;
    };
    Object.assign(entry, await deliver(target, message, this.options, preferences, onTry));
  }
}
