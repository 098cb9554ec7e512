import { ids as exampleIds } from '../../../src/api/common/ids';
import type { Json } from '../../../src/api/openapi/document';
import type { Turn } from '../../../src/api/simulate/reply';
import type { SampleReply } from '../../../src/api/simulate/sampleAssistant';
import type { IdCounter } from './ids';

/** Answers a turn as an assistant does. */
export type Assistant = (turn: Turn) => SampleReply;

export type Chat = {
  readonly cuid: string;
  /** Number of its session; each starts the assistant anew. */
  session: number;
  /** The session has ended, so the next turn opens another one. */
  ended: boolean;
  /** Id of the newest session. Earlier ones still lead to the chat. */
  duid: string;
  /** Pairs of Start dialog or Chat.init that the assistant reads with the next turn. */
  context: Record<string, unknown>;
  /** Results that Chat.update returns. */
  waiting: Json[];
};

/** The platform keeps this many waiting replies (`limits.waiting-replies`). */
export const mostWaiting = 100;

/** All chats of one run: each has its session, its assistant and its waiting replies. */
export class Chats {
  private readonly byCuid = new Map<string, Chat>();
  private readonly byDuid = new Map<string, Chat>();
  private issued = 0;

  /** @param anyId an unknown id opens a chat instead of being refused */
  constructor(
    private readonly ids: IdCounter,
    private readonly anyId: boolean,
  ) {
    this.add(exampleIds.cuid, exampleIds.duid);
  }

  private add(cuid: string, duid: string): Chat {
    const chat: Chat = { cuid, duid, session: 1, ended: false, context: {}, waiting: [] };
    this.byCuid.set(cuid.toLowerCase(), chat);
    this.byDuid.set(duid.toLowerCase(), chat);
    return chat;
  }

  /** Ids of other programs do not count, so the next one may lead to another chat already, as those of the examples do. */
  private unused(kind: 'cuid' | 'duid', id = this.ids.next(kind), own?: Chat): string {
    const chats = kind === 'cuid' ? this.byCuid : this.byDuid;
    const known = chats.get(id);
    return known === undefined || known === own ? id : this.unused(kind, this.ids.next(kind), own);
  }

  /** @returns a new chat with its first session. With seed 0, the first one is the chat of the examples. */
  open(): Chat {
    const [cuid, duid] = [this.ids.next('cuid'), this.ids.next('duid')];
    this.issued += 1;
    const known = this.byCuid.get(cuid);
    if (!known || this.issued > 1) {
      return this.add(this.unused('cuid', cuid), this.unused('duid', duid));
    }
    known.session += 1;
    known.ended = false;
    known.waiting = [];
    return known;
  }

  withCuid(cuid: string): Chat | undefined {
    return this.byCuid.get(cuid.toLowerCase()) ?? (this.anyId ? this.add(cuid, this.unused('duid')) : undefined);
  }

  withDuid(duid: string): Chat | undefined {
    return this.byDuid.get(duid.toLowerCase()) ?? (this.anyId ? this.add(this.unused('cuid'), duid) : undefined);
  }

  /** Opens the next session of a chat, which has a `duid` of its own. */
  openSession(chat: Chat): void {
    chat.session += 1;
    chat.ended = false;
    chat.duid = this.unused('duid', this.ids.next('duid'), chat);
    this.byDuid.set(chat.duid.toLowerCase(), chat);
  }

  /** One turn of a chat. After an end the next session opens by itself, as on the platform. */
  say(chat: Chat, assistant: Assistant, { context = {}, ...turn }: Omit<Turn, 'cuid' | 'session'>): SampleReply {
    if (chat.ended) {
      this.openSession(chat);
    }
    const pairs = { ...chat.context, ...context };
    chat.context = {};
    const given = Object.keys(pairs).length > 0 ? { context: pairs } : {};
    const reply = assistant({ cuid: chat.cuid, session: chat.session, ...turn, ...given });
    chat.ended = reply.ends === true;
    return reply;
  }

  keep(chat: Chat, result: Json): void {
    chat.waiting = [...chat.waiting, result].slice(-mostWaiting);
  }
}
