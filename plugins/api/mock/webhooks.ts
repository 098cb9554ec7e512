import { ids } from '../../../src/api/common/ids';
import { messageExample } from '../../../src/api/common/webhookMessage';
import type { Json } from '../../../src/api/openapi/document';
import { type Turn, turnText } from '../../../src/api/simulate/reply';
import type { SampleReply } from '../../../src/api/simulate/sampleAssistant';
import type { Target } from './delivery';

type Fields = Record<string, unknown>;
export type Outgoing = { target: Target; message: Json };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other);

const connectionOf = ({ buid, ChannelUID }: Record<string, string>) => buid ?? ChannelUID;
const dialogOf = ({ duid, DialogUID }: Record<string, string>) => duid ?? DialogUID;

/** Answers a turn as an assistant does. */
export type Assistant = (turn: Turn) => SampleReply;

/** The one message after Set webhook. */
const check: Json = { type: 'webhook check' };

function commandsOf({ operatorGroup, ends }: SampleReply): Json[] {
  if (operatorGroup !== undefined) {
    return [operatorGroup ? { name: 'operator', group: operatorGroup } : { name: 'operator' }];
  }
  return ends ? [{ name: 'end_dialog' }] : [];
}

function messageOf(reply: SampleReply, answer: Fields, msgid: string): Json {
  const { text, buttons, links } = reply;
  return {
    type: 'message',
    cuid: textOr(answer.cuid, ids.cuid),
    reqid: textOr(answer.reqid, ids.reqid),
    message: { text, msgid, buttons, links, show_rate: false },
    infosrvid: ids.infosrvid,
    context: {},
    commands: commandsOf(reply),
  };
}

function documentedMessage(msgid: string): Json {
  const example = messageExample.value as { [field: string]: Json; message: { [field: string]: Json } };
  return { ...example, message: { ...example.message, msgid } };
}

/** The webhooks that were set in this run of the mock, by connection id, and what the platform would send to them. */
export class Webhooks {
  private readonly saved = new Map<string, Fields>();
  private readonly sessions = new Map<string, number>();
  private messages = 0;

  /** @param assistant makes replies; without one the documented message is sent */
  constructor(private readonly assistant?: Assistant) {}

  /** @returns the saved settings of a connection, as Get webhook answers them, or nothing */
  settings(path: Record<string, string>): Json | undefined {
    const settings = this.saved.get(connectionOf(path) ?? '');
    return settings ? ({ ...settings, success: true } as Json) : undefined;
  }

  /**
   * Start dialog: without a dialog in the path, or with `new: true`, the next session begins, without an operator.
   * Every new chat has the `duid` of the examples, so a session needs a number.
   */
  start(path: Record<string, string>, body: Json): void {
    const dialog = dialogOf(path);
    if (dialog === undefined || (isFields(body) && body.new === true)) {
      const duid = dialog ?? ids.duid;
      this.sessions.set(duid, (this.sessions.get(duid) ?? 0) + 1);
    }
  }

  /**
   * What the platform sends after a call that was answered with 200.
   *
   * @param path values of the path: the connection, and the dialog when the call has one
   */
  after(path: Record<string, string>, body: Json, answer: Json): Outgoing | undefined {
    const connection = connectionOf(path);
    const dialog = dialogOf(path);
    if (connection === undefined || !isFields(body)) {
      return undefined;
    }
    if (typeof body.url === 'string') {
      this.saved.set(connection, body);
      return { target: { url: body.url, key: textOr(body.key, '') }, message: check };
    }
    const text = turnText(body);
    const target = this.targetOf(connection, body.reply_to);
    if (dialog === undefined || text === undefined || target === undefined) {
      return undefined;
    }
    const reply = this.assistant?.({ cuid: `${dialog} ${this.sessions.get(dialog) ?? 0}`, text });
    const msgid = this.nextMsgid();
    const message = reply ? messageOf(reply, isFields(answer) ? answer : {}, msgid) : documentedMessage(msgid);
    return { target, message };
  }

  /** Programs recognise a repeat by `msgid` alone, so no two messages share one: that of the examples, then numbers. */
  private nextMsgid(): string {
    this.messages += 1;
    return this.messages === 1 ? ids.msgid : ids.msgid.slice(0, -4) + String(this.messages).padStart(4, '0');
  }

  private targetOf(connection: string, replyTo: unknown): Target | undefined {
    if (isFields(replyTo) && typeof replyTo.host === 'string') {
      return { url: replyTo.host, key: textOr(replyTo.auth_key, '') };
    }
    const settings = this.saved.get(connection);
    return settings ? { url: textOr(settings.url, ''), key: textOr(settings.key, '') } : undefined;
  }
}
