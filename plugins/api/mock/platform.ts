import { chatAnswers } from '../../../src/api/chat/examples';
import { ids as exampleIds } from '../../../src/api/common/ids';
import type { Json } from '../../../src/api/openapi/document';
import { serverAnswers } from '../../../src/api/server/examples';
import type { SimulatedAnswer } from '../../../src/api/simulate/answers';
import { isEvent, turnText } from '../../../src/api/simulate/reply';
import type { SampleReply } from '../../../src/api/simulate/sampleAssistant';
import { type Assistant, type Chat, Chats } from './chats';
import { IdCounter, type IdKind } from './ids';
import { idsOfCalls, unknownIds } from './knownIds';
import type { Preferences } from './prefer';
import { chatResult, type Fields, isFields, resultOfMessage, started, startedV1, webhookMessage } from './results';

export type PlatformOptions = {
  assistant: Assistant;
  /** Ids of the events that the assistant knows. */
  events: ReadonlySet<string>;
  seed: number;
  /** Every well-formed id is known. */
  anyId: boolean;
};

/** A call that fits its description, and the documented answer to it. */
export type GoodCall = {
  operationId: string;
  path: Record<string, string>;
  body: Fields;
  answer: SimulatedAnswer;
  preferences: Preferences;
};

/** An answer, and what is sent to the webhook of the connection afterwards. */
export type Outcome = { answer: SimulatedAnswer; message?: { content: Fields; chat: string } };

const success = (result: Fields): Fields => ({ success: true, result });

const contextOf = ({ context }: Fields): Record<string, unknown> => (isFields(context) ? context : {});

const isNothing = ({ text, buttons, links, operatorGroup }: SampleReply) =>
  text === '' && buttons.length === 0 && links.length === 0 && operatorGroup === undefined;

const older = (operationId: string) => operationId.replace(/V1$/, '');

/** The reply that a call rates, under the name that the call gives to its id. */
function ratedReply({ operationId, body }: GoodCall): Fields {
  const { context, msgid = '', reqid = '' } = body;
  switch (operationId) {
    case 'rateResponse':
      return { msgid };
    case 'rateResponseV1':
      return { reqid };
    case 'chatRate':
    case 'chatSetRate':
      return isFields(context) ? { rate_id: context.rate_id ?? '' } : {};
    default:
      return {};
  }
}

/**
 * What the platform does with good calls: chats with their sessions and waiting replies, and an id for everything that it
 * issues. Nothing but the calls changes it, so the same calls always get the same answers.
 */
export class Platform {
  private readonly ids: IdCounter;
  private readonly chats: Chats;
  /** Replies that can be rated. That of the examples is known from the start, as their chat is. */
  private readonly replies = new Set<string>([exampleIds.msgid]);

  constructor(private readonly options: PlatformOptions) {
    this.ids = new IdCounter(options.seed);
    this.chats = new Chats(this.ids, options.anyId);
  }

  answer(call: GoodCall): Outcome {
    const { answer, body, path, operationId } = call;
    const message = operationId === 'receiveWebhook' && isFields(body) && body.type !== 'message' ? {} : body;
    const isReply = (id: string) => this.replies.has(id);
    const refusal = this.options.anyId
      ? undefined
      : (unknownIds({ ...message, ...path }, idsOfCalls(this.chats, this.options.events)) ??
        unknownIds(ratedReply(call), { msgid: isReply, reqid: isReply, rate_id: isReply }));
    if (refusal) {
      return { answer: refusal };
    }
    const carriedOut = this.carryOut(call);
    return carriedOut ? { ...carriedOut, answer: { ...answer, body: carriedOut.body ?? answer.body } } : { answer };
  }

  private carryOut(call: GoodCall): { body?: Json; message?: Outcome['message'] } | undefined {
    switch (older(call.operationId)) {
      case 'chatInit':
        return { body: this.init(call.body) };
      case 'chatRequest':
      case 'chatEvent':
        return { body: this.reply(call) };
      case 'chatUpdate':
        return { body: this.waiting(call.body) };
      case 'chatRate':
      case 'chatSetRate':
        return {
          body: success({
            ...chatAnswers.rate.result,
            cuid: this.chatOf(call.body.cuid)?.cuid ?? this.next('cuid'),
            id: this.next('ratingResult'),
          }),
        };
      case 'receiveWebhook':
        return this.receive(call.body);
      case 'startDialog':
      case 'startDialogWithId':
        return { body: this.start(call) };
      case 'sendRequest':
      case 'sendEvent':
      case 'event':
        return this.send(call);
      case 'rateResponse':
        return { body: this.accepted(call, this.next('reqid')) };
      default:
        return undefined;
    }
  }

  private next(kind: IdKind): string {
    return this.ids.next(kind);
  }

  private nextReply(): string {
    const id = this.next('msgid');
    this.replies.add(id);
    return id;
  }

  private chatOf(cuid: Json | undefined): Chat | undefined {
    return typeof cuid === 'string' ? this.chats.withCuid(cuid) : undefined;
  }

  private dialogOf({ duid, DialogUID }: Record<string, string>): Chat | undefined {
    const id = duid ?? DialogUID;
    return id === undefined ? undefined : this.chats.withDuid(id);
  }

  private init(body: Fields): Json {
    const known = this.chatOf(body.cuid);
    if (known?.ended) {
      this.chats.openSession(known);
    }
    const chat = known ?? this.chats.open();
    chat.context = { ...chat.context, ...contextOf(body) };
    return success({ ...chatAnswers.init.result, cuid: chat.cuid });
  }

  private reply({ body, preferences }: GoodCall): Json | undefined {
    const chat = this.chatOf(body.cuid);
    const text = turnText(body);
    if (!chat || text === undefined) {
      return undefined;
    }
    const turn = { text, context: contextOf(body), operators: false };
    const reply = this.chats.say(chat, this.options.assistant, turn);
    const ids = { id: this.nextReply(), reqid: this.next('reqid'), cuid: chat.cuid };
    const result = chatResult(reply, ids);
    if (!preferences.late) {
      return success(result);
    }
    this.chats.keep(chat, result);
    return success(chatResult({ text: '', buttons: [], links: [] }, ids));
  }

  private waiting(body: Fields): Json {
    const chat = this.chatOf(body.cuid);
    const answers = chat?.waiting ?? [];
    if (chat) {
      chat.waiting = [];
    }
    return success({ answers });
  }

  private receive(body: Fields): { body?: Json } {
    const chat = body.type === 'message' ? this.chatOf(body.cuid) : undefined;
    if (chat) {
      const own = { id: this.next('msgid'), reqid: this.next('reqid'), cuid: chat.cuid };
      const result = resultOfMessage(body, own);
      this.replies.add(result.id.toLowerCase());
      this.chats.keep(chat, result);
    }
    return {};
  }

  private start({ operationId, path, body }: GoodCall): Json {
    const known = this.dialogOf(path);
    const chat = known ?? this.chats.open();
    if (known && (body.new === true || known.ended)) {
      this.chats.openSession(known);
    }
    chat.context = { ...chat.context, ...contextOf(body) };
    return operationId.endsWith('V1') ? startedV1(chat) : started(chat);
  }

  private accepted({ operationId, path }: GoodCall, reqid: string): Json {
    const { buid, duid } = path;
    const cuid = this.dialogOf(path)?.cuid;
    return operationId.endsWith('V1') || buid === undefined || duid === undefined || cuid === undefined
      ? { ...serverAnswers.acceptedV1, reqid }
      : { ...serverAnswers.accepted, reqid, cuid, duid, buid };
  }

  private send(call: GoodCall): { body: Json; message?: Outcome['message'] } {
    const reqid = this.next('reqid');
    const chat = this.dialogOf(call.path);
    const text = turnText(call.body);
    const body = this.accepted(call, reqid);
    if (!chat || text === undefined) {
      return { body };
    }
    const reply = this.chats.say(chat, this.options.assistant, { text, context: contextOf(call.body) });
    if (isEvent(text) && isNothing(reply)) {
      return { body };
    }
    const content = webhookMessage(reply, { msgid: this.nextReply(), reqid, cuid: chat.cuid });
    return { body, message: { content, chat: chat.cuid } };
  }
}
