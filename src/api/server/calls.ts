import type { Call } from '../openapi/call';
import { serverAnswers, serverExamples } from './examples';
import { serverTags } from './tags';

/** What differs between a call without a version (`older`) and its v1 call. */
type Form = Pick<Call, 'id' | 'path' | 'body' | 'answer'> & { parameters: string[] };
type CallForm = Pick<Call, 'summary' | 'description'> & {
  tag: 'webhooks' | 'dialogs';
  /** What the v1 call does, and how it differs. */
  v1Description: string;
  older: Form;
  v1: Form;
};

const channel = { older: ['buid'], v1: ['ChannelUID'] };
const dialog = { older: ['buid', 'duid'], v1: ['ChannelUID', 'DialogUID'] };

const settingsBody = { schema: 'WebhookSettings', examples: serverExamples.webhook };
const startBody = { schema: 'StartDialogBody', examples: serverExamples.start };

const saved = {
  description: 'The settings are saved, and the check of the address follows immediately.',
  schema: 'SuccessResponse',
  example: serverAnswers.saved,
};
const settings = {
  description: 'The webhook settings that are saved at the moment.',
  schema: 'GetWebhookResponse',
  example: serverAnswers.webhook,
};
const started = {
  description: 'The session is open, and it becomes a dialog with the first request.',
  schema: 'StartDialogResponse',
  example: serverAnswers.start,
};
const startedV1 = {
  description: 'The session is open, and it becomes a dialog with the first request.',
  schema: 'StartDialogResponseV1',
  example: serverAnswers.startV1,
};
const accepted = {
  description: 'The call was accepted, and the reply is sent to your webhook or to `reply_to`.',
  schema: 'RequestResponse',
  example: serverAnswers.accepted,
};
const acceptedV1 = {
  description: 'The call was accepted, and the reply is sent to your webhook or to `reply_to`.',
  schema: 'RequestResponseV1',
  example: serverAnswers.acceptedV1,
};

const callForms: CallForm[] = [
  {
    tag: 'webhooks',
    summary: 'Set webhook',
    description:
      'Saves the address to which the platform sends replies, and then checks it with one message. Even if this check fails, the settings are saved and `success` is `true`, but the connection shows **Error** with the reason until the check message gets status 200. Because the call is idempotent, your program can make it at every start.',
    v1Description:
      'Saves the address to which the platform sends replies, exactly as Set webhook does. The only difference is that the connection ID in the path is called `ChannelUID`.',
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
    description:
      'Returns the saved settings of the webhook, so that your program can compare them with its own. The call has no body, and it is idempotent.',
    v1Description:
      'Returns the saved settings of the webhook, exactly as Get webhook does. The only difference is that the connection ID in the path is called `ChannelUID`.',
    older: { id: 'getWebhook', path: '/getWebhook/{buid}', parameters: channel.older, answer: settings },
    v1: { id: 'getWebhookV1', path: '/api/v1/getWebhook/{ChannelUID}', parameters: channel.v1, answer: settings },
  },
  {
    tag: 'dialogs',
    summary: 'Start dialog',
    description:
      'Starts a new chat and opens its first session, which becomes a dialog with the first request. Store the IDs from the response together with your user, because every request, event and rating needs the dialog ID in its path.',
    v1Description:
      'Starts a new chat and opens its first session, as Start dialog does. The dialog ID in the response is called `dialog_uid`, and the fields `CUID` and `success` are missing.',
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
      'Keeps the chat of an earlier dialog, with its `user_` variables, when a user returns. The field `new` decides whether the open session continues or the next one starts, and the response contains the dialog ID to use from now on.',
    v1Description:
      'Continues the chat of an earlier dialog, as Start dialog in a chat does. The dialog ID is called `DialogUID` in the path and `dialog_uid` in the response, where the fields `CUID` and `success` are missing.',
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
      'Sends what the user wrote. The response arrives immediately and contains a `reqid`, while the reply is sent to the webhook or to `reply_to` with the same `reqid`. The call is not idempotent: a repeat is a new request with a new `reqid`, so the user may get two replies.',
    v1Description:
      'Sends what the user wrote, as Send request does, but expects it in `message` instead of `text`. The field `using_cache` does not exist here, so its default always applies.',
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
    description:
      'Sends a signal that is not text, for example when a parcel has arrived. As with Send request, the response contains a `reqid`, and the reply is sent to the webhook or to `reply_to`.',
    v1Description:
      'Sends a signal that is not text, as Send event does, but expects the event ID in `event_uid` instead of `euid`. The field `using_cache` does not exist here, so its default always applies.',
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
      'Stores the rating that a user gave to a reply, and a comment if they wrote one. Within 24 hours a new rating of the same reply replaces the earlier one, any number of times, but after that ratings of this reply are refused. Added in release 0.47.0.',
    v1Description:
      'Stores the rating that a user gave to a reply, as Rate response does. Although the field that names the reply is called `reqid`, it expects the `msgid` of the webhook message.',
    older: {
      id: 'rateResponse',
      path: '/rateResponse/{buid}/{duid}',
      parameters: dialog.older,
      body: { schema: 'RateResponseBody', examples: serverExamples.rate },
      answer: { ...accepted, description: 'The rating is stored together with the reply that it belongs to.' },
    },
    v1: {
      id: 'rateResponseV1',
      path: '/api/v1/rateResponse/{ChannelUID}/{DialogUID}',
      parameters: dialog.v1,
      body: { schema: 'RateResponseBodyV1', examples: serverExamples.rateV1 },
      answer: { ...acceptedV1, description: 'The rating is stored together with the reply that it belongs to.' },
    },
  },
];

/** An older name of Send event (v1). */
const eventV1: Call = {
  id: 'eventV1',
  tag: serverTags.dialogsV1.name,
  path: '/api/v1/event/{ChannelUID}/{DialogUID}',
  summary: 'Send event (v1, older name)',
  description: 'Sends an event under an older name of the v1 call Send event, which does exactly the same.',
  parameters: dialog.v1,
  body: { schema: 'EventBodyV1', examples: serverExamples.eventV1 },
  answer: { ...acceptedV1, source: 'decided' },
  replacedBy: { id: 'sendEvent', path: '/sendEvent/{buid}/{duid}' },
};

const olderCalls: Call[] = callForms.map(({ tag, summary, description, older }) => ({
  ...older,
  tag: serverTags[tag].name,
  summary,
  description,
}));

const v1Calls: Call[] = callForms.map(({ tag, summary, v1Description: description, older, v1 }) => ({
  ...v1,
  tag: serverTags[`${tag}V1`].name,
  summary: `${summary} (v1)`,
  description,
  replacedBy: { id: older.id, path: older.path },
}));

/** The POST calls of the Server API: those without a version, then the v1 calls (specification section 7). */
export const serverCalls: Call[] = [...olderCalls, ...v1Calls, eventV1];
