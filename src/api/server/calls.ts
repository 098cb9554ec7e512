import type { Call } from '../openapi/call';
import { serverAnswers, serverExamples } from './examples';

/** What a call has in both forms, and what differs. */
type Form = Pick<Call, 'id' | 'path' | 'body' | 'answer'> & { parameters: string[] };
type CallForm = Pick<Call, 'summary' | 'description'> & { tag: 'webhooks' | 'dialogs'; older: Form; v1: Form };

const channel = { older: ['buid'], v1: ['ChannelUID'] };
const dialog = { older: ['buid', 'duid'], v1: ['ChannelUID', 'DialogUID'] };

const settingsBody = { schema: 'WebhookSettings', examples: serverExamples.webhook };
const startBody = { schema: 'StartDialogBody', examples: serverExamples.start };

const saved = {
  description: 'The settings are saved. One message with `type` “webhook check” follows.',
  schema: 'SuccessResponse',
  example: serverAnswers.saved,
};
const settings = {
  description: 'The saved settings.',
  schema: 'GetWebhookResponse',
  example: serverAnswers.webhook,
};
const started = {
  description: 'The dialog has started.',
  schema: 'StartDialogResponse',
  example: serverAnswers.start,
};
const startedV1 = {
  description: 'The dialog has started.',
  schema: 'StartDialogResponseV1',
  example: serverAnswers.startV1,
};
const accepted = {
  description: 'The call was accepted; the reply follows.',
  schema: 'RequestResponse',
  example: serverAnswers.accepted,
};
const acceptedV1 = {
  description: 'The call was accepted; the reply follows.',
  schema: 'RequestResponseV1',
  example: serverAnswers.acceptedV1,
};

const callForms: CallForm[] = [
  {
    tag: 'webhooks',
    summary: 'Set webhook',
    description:
      'Saves the address to which the platform sends replies. After that the platform sends one message with `type` “webhook check”; answer it with status 200 within 10 seconds.',
    older: {
      id: 'setWebhook',
      path: '/setWebhook/{buid}',
      parameters: channel.older,
      body: settingsBody,
      answer: saved,
    },
    v1: {
      id: 'setWebhookV1',
      path: '/api/v1/setWebhook/{ChannelUID}',
      parameters: channel.v1,
      body: settingsBody,
      answer: saved,
    },
  },
  {
    tag: 'webhooks',
    summary: 'Get webhook',
    description: 'Returns the saved settings of the webhook. The call has no body.',
    older: { id: 'getWebhook', path: '/getWebhook/{buid}', parameters: channel.older, answer: settings },
    v1: { id: 'getWebhookV1', path: '/api/v1/getWebhook/{ChannelUID}', parameters: channel.v1, answer: settings },
  },
  {
    tag: 'dialogs',
    summary: 'Start dialog',
    description: 'Starts a new chat and its first dialog. Store the dialog id of the answer: later calls need it.',
    older: {
      id: 'startDialog',
      path: '/startDialog/{buid}',
      parameters: channel.older,
      body: startBody,
      answer: started,
    },
    v1: {
      id: 'startDialogV1',
      path: '/api/v1/startDialog/{ChannelUID}',
      parameters: channel.v1,
      body: startBody,
      answer: startedV1,
    },
  },
  {
    tag: 'dialogs',
    summary: 'Start dialog in a chat',
    description:
      'Starts or goes on with a dialog in the chat of an earlier dialog. The field `new` says which of the two.',
    older: {
      id: 'startDialogWithId',
      path: '/startDialog/{buid}/{duid}',
      parameters: dialog.older,
      body: startBody,
      answer: started,
    },
    v1: {
      id: 'startDialogWithIdV1',
      path: '/api/v1/startDialog/{ChannelUID}/{DialogUID}',
      parameters: dialog.v1,
      body: startBody,
      answer: startedV1,
    },
  },
  {
    tag: 'dialogs',
    summary: 'Send request',
    description:
      'Sends what the user wrote. The answer comes at once, with `reqid`; the reply goes to the webhook or to `reply_to`. A repeated call makes a new `reqid`.',
    older: {
      id: 'sendRequest',
      path: '/sendRequest/{buid}/{duid}',
      parameters: dialog.older,
      body: { schema: 'SendRequestBody', examples: serverExamples.request },
      answer: accepted,
    },
    v1: {
      id: 'sendRequestV1',
      path: '/api/v1/sendRequest/{ChannelUID}/{DialogUID}',
      parameters: dialog.v1,
      body: { schema: 'SendRequestBodyV1', examples: serverExamples.requestV1 },
      answer: acceptedV1,
    },
  },
  {
    tag: 'dialogs',
    summary: 'Send event',
    description: 'Sends a signal that is not text. The reply goes to the webhook or to `reply_to`.',
    older: {
      id: 'sendEvent',
      path: '/sendEvent/{buid}/{duid}',
      parameters: dialog.older,
      body: { schema: 'SendEventBody', examples: serverExamples.event },
      answer: accepted,
    },
    v1: {
      id: 'sendEventV1',
      path: '/api/v1/sendEvent/{ChannelUID}/{DialogUID}',
      parameters: dialog.v1,
      body: { schema: 'SendEventBodyV1', examples: serverExamples.eventV1 },
      answer: acceptedV1,
    },
  },
  {
    tag: 'dialogs',
    summary: 'Rate response',
    description:
      'Stores the rating that a user gave to a reply. For 24 hours a new rating of the same reply replaces the old one; later it is refused. Since release 0.47.0.',
    older: {
      id: 'rateResponse',
      path: '/rateResponse/{buid}/{duid}',
      parameters: dialog.older,
      body: { schema: 'RateResponseBody', examples: serverExamples.rate },
      answer: { ...accepted, description: 'The rating is stored.' },
    },
    v1: {
      id: 'rateResponseV1',
      path: '/api/v1/rateResponse/{ChannelUID}/{DialogUID}',
      parameters: dialog.v1,
      body: { schema: 'RateResponseBodyV1', examples: serverExamples.rateV1 },
      answer: { ...acceptedV1, description: 'The rating is stored.' },
    },
  },
];

/** The oldest name of Send event; it has no twin. */
const eventV1: Call = {
  id: 'eventV1',
  tag: 'dialogs-v1',
  path: '/api/v1/event/{ChannelUID}/{DialogUID}',
  summary: 'Send event (oldest name)',
  description: 'The oldest name of Send event. It does the same, and exists only under `/api/v1`.',
  parameters: dialog.v1,
  body: { schema: 'EventBodyV1', examples: serverExamples.eventV1 },
  answer: { ...acceptedV1, source: 'decided' },
};

const olderCalls: Call[] = callForms.map(({ tag, summary, description, older, v1 }) => ({
  ...older,
  tag,
  summary,
  description,
  twin: v1.id,
}));

const v1Calls: Call[] = callForms.map(({ tag, summary, description, older, v1 }) => ({
  ...v1,
  tag: `${tag}-v1`,
  summary: `${summary} (v1)`,
  description,
  twin: older.id,
}));

/** The POST calls of the Server API: the older form, then the same calls under `/api/v1` (specification section 7). */
export const serverCalls: Call[] = [...olderCalls, ...v1Calls, eventV1];
