import { ids as exampleIds } from '../../../src/api/common/ids';
import { messageExample } from '../../../src/api/common/webhookMessage';
import type { ApiId } from '../../../src/api/documents';
import type { Json } from '../../../src/api/openapi/document';
import type { SimulatedAnswer } from '../../../src/api/simulate/answers';
import { capi } from '../../../src/api/simulate/capi';
import { turnText } from '../../../src/api/simulate/reply';
import { sapi } from '../../../src/api/simulate/sapi';
import { simulate } from '../../../src/api/simulate/simulate';
import type { Assistant } from './chats';
import { Deliveries } from './deliveries';
import type { DeliveryOptions } from './delivery';
import { documented, repliesToWebhook } from './documented';
import { IdCounter } from './ids';
import { refused } from './knownIds';
import type { MatchedCall } from './matchCall';
import { type GoodCall, type Outcome, Platform } from './platform';
import type { Asked } from './prefer';
import { type Fields, isFields } from './results';

export type AnswerOptions = DeliveryOptions & {
  /** Makes an assistant, whose replies are real; without it, all answers are the documented ones. */
  assistant?: () => Assistant;
  /** Ids of the events that the assistant knows. */
  events?: ReadonlySet<string>;
  seed?: number;
  /** Every well-formed id is known. */
  anyId?: boolean;
};

export const apis = { capi, sapi };

/** Answers with the documentation alone: the documented answers and message, for any id. */
function documentedPlatform(seed: number): Pick<Platform, 'answer'> {
  const ids = new IdCounter(seed);
  const example = messageExample.value as Fields & { message: Fields };
  return {
    answer({ operationId, path, body, answer }) {
      if (!repliesToWebhook(operationId) || turnText(body) === undefined) {
        return { answer };
      }
      const content = { ...example, message: { ...example.message, msgid: ids.next('msgid') } };
      return { answer, message: { content, chat: path.duid ?? path.DialogUID ?? exampleIds.duid } };
    },
  };
}

/** What the mock answers from its start, or from the last reset, and what it sends to webhooks. */
export class Answers {
  readonly deliveries: Deliveries;
  private readonly platform: Pick<Platform, 'answer'>;

  constructor(options: AnswerOptions) {
    const { assistant, events = new Set(), seed = 0, anyId = false } = options;
    this.deliveries = new Deliveries(options);
    this.platform = assistant
      ? new Platform({ assistant: assistant(), events, seed, anyId })
      : documentedPlatform(seed);
  }

  /**
   * Answers a call, and starts what follows from it: the check of a webhook, or a reply.
   *
   * @param text the body, or the answer if it could not be read
   */
  answer(
    api: ApiId,
    { operationId, path, call }: MatchedCall,
    text: string | SimulatedAnswer,
    { preferences, fault }: Asked,
  ): SimulatedAnswer {
    const answer = typeof text === 'string' ? simulate(apis[api], { operationId, path, body: text }) : text;
    const { code, example } = preferences;
    const asked = code ?? example;
    const found = asked === undefined ? undefined : documented(api, operationId, code, example);
    if (fault !== undefined) {
      return refused({ prefer: fault });
    }
    if (found && 'fault' in found) {
      return refused({ prefer: found.fault });
    }
    // A wrong call is refused whatever was asked for, so that no test passes by mistake.
    if (answer.status !== 200 || typeof text !== 'string') {
      return answer;
    }
    if (found && 'answer' in found) {
      return found.answer;
    }
    const body = call.body === undefined ? {} : (JSON.parse(text) as Json);
    const good: GoodCall = { operationId, path, body: isFields(body) ? body : {}, answer, preferences };
    const outcome = this.platform.answer(good);
    return outcome.answer.status === 200 ? this.carriedOut(good, outcome, found?.message) : outcome.answer;
  }

  private carriedOut({ operationId, path, body, preferences }: GoodCall, outcome: Outcome, asked?: Json) {
    const { answer, message } = outcome;
    const connection = path.buid ?? path.ChannelUID;
    if (connection === undefined) {
      return answer;
    }
    if (operationId.startsWith('setWebhook')) {
      this.deliveries.save(connection, body);
    }
    if (message) {
      const content = isFields(asked) ? asked : message.content;
      this.deliveries.send(connection, message.chat, body.reply_to, content, preferences);
    }
    const saved = operationId.startsWith('getWebhook') ? this.deliveries.settings(connection) : undefined;
    return saved === undefined ? answer : { ...answer, body: saved };
  }
}
