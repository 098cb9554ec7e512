import { compile, createSession, plainText, type Reply, say, variablesOf } from '../../dl';
import { loadPip } from '../pipBase';
import type { Facts } from '../schema';

/** One row of a dialogs export; a field that does not apply to a message is null. */
export type DialogMessage = {
  session_start: string;
  cuid: string;
  duid: string;
  channel: string;
  side: 'user' | 'assistant';
  time: string;
  text: string;
  prepared_text: string | null;
  rule_id: string | null;
  node: string | null;
  intent: string | null;
  confidence: number | null;
  topic: string | null;
  recognised: boolean | null;
  rating: number | null;
  comment: string | null;
  version: string;
  user_variables: Record<string, string>;
};

/**
 * What Nina wrote after she had asked where her parcel is (docs/analitika/dialogs-export.mdx), in the time zone of the
 * assistant, and how she rated the last reply. Her name is known from an earlier session: variables of a user live as
 * long as the chat.
 */
const start = '2023-09-04T12:07:05+03:00';
const earlier = 'my name is Nina';
const requests = [
  { text: 'What does it cost?', prepared: 'what does it cost?', asked: '12:14:21', replied: '12:14:22' },
  { text: '3', prepared: '3', asked: '12:14:37', replied: '12:14:38' },
];
const rating = { rating: 1, comment: 'Quick; thank you!' };

const timeOf = (clock: string): string => start.replace('12:07:05', clock);

const ofUser = (variables: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('user_')));

/**
 * One dialog of Pip as rows of a dialogs export: the rules of Pip answer, so that texts, rules and nodes are those of
 * the examples of all pages.
 *
 * @returns a request and a reply for each turn
 * @throws Error when no rule of Pip answers
 */
export function dialogMessages({ assistant, channels, ids, topics }: Facts['sample']): DialogMessage[] {
  const { base } = compile(loadPip());
  const session = createSession(base, { clock: () => Date.parse(start) / 1000, seed: 1 });
  say(session, earlier);
  const common = {
    session_start: start,
    cuid: ids.cuid,
    duid: ids.duid,
    channel: channels['chatter']?.name ?? '',
    topic: topics['tariffs']?.name ?? null,
    version: assistant.version,
  };
  const ofRequest = { rule_id: null, node: null, rating: null, comment: null } as const;
  const ofReply = { prepared_text: null, intent: null, confidence: null, recognised: null } as const;
  return requests.flatMap((request, index): DialogMessage[] => {
    const reply: Reply = say(session, request.text);
    if (reply.rule === null) {
      throw new Error(
        `No rule of Pip answers "${request.text}". Fix: correct src/data/exampleFiles/dialogMessages.ts.`,
      );
    }
    const isLast = index === requests.length - 1;
    const user_variables = ofUser(variablesOf(session));
    return [
      {
        ...common,
        ...ofRequest,
        side: 'user',
        time: timeOf(request.asked),
        text: request.text,
        prepared_text: request.prepared,
        intent: index === 0 ? 'parcel_price' : null,
        confidence: index === 0 ? 0.94 : null,
        recognised: true,
        user_variables,
      },
      {
        ...common,
        ...ofReply,
        side: 'assistant',
        time: timeOf(request.replied),
        text: plainText(reply.parts.filter(({ kind }) => kind === 'text')),
        rule_id: reply.rule,
        node: reply.rule.split('.')[0] ?? null,
        rating: isLast ? rating.rating : null,
        comment: isLast ? rating.comment : null,
        user_variables,
      },
    ];
  });
}
