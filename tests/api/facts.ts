import type { Id } from './documents';

// What the specification states about both APIs (sections 3, 5, 7, 8 and 9), written from its text and not from the
// documents. A field has the words that are stated about it: "required", its type, its format, its limits, its default;
// an empty text when only its name is stated. `a.b` is b in a, `a[]` an item of the list a.

export type Fields = Record<string, string>;
type CallFacts = { path?: string[]; body?: Fields; answer?: Fields };
export type ApiFacts = { calls: Record<string, CallFacts>; webhook?: Fields; strings: string[] };

const service: Record<string, CallFacts> = {
  'GET /health_check': {},
  'GET /startup': {},
  'GET /readiness': {},
  'GET /liveness': {},
  'GET /': {},
  'GET /metrics': {},
};

/** Section 8. They belong to every call with a method POST. */
export const errors: Record<string, Fields> = {
  '400': {
    success: 'boolean is false',
    result: 'object',
    'result.error_type': 'string is Ошибка клиента',
    'result.error_message': 'string is Клиент допустил ошибку.',
    'result.error_data': '',
  },
  '422': {
    success: 'boolean is false',
    result: 'object',
    'result.error_type': 'string is RequestValidationError',
    'result.error_message': 'string',
    'result.error_data': 'array',
    'result.error_data[].loc': '',
    'result.error_data[].msg': '',
    'result.error_data[].type': '',
  },
  '500': {
    success: 'boolean is false',
    result: 'object',
    'result.error_type': 'string is Ошибка сервера',
    'result.error_message': 'string is Сервер допустил ошибку.',
    'result.error_data': '',
  },
};

const errorTypes = ['Ошибка клиента', 'RequestValidationError', 'Ошибка сервера'];
const errorMessages = ['Клиент допустил ошибку.', 'Сервер допустил ошибку.'];

const webhookMessage: Fields = {
  type: '',
  cuid: '',
  reqid: '',
  message: '',
  infosrvid: '',
  context: '',
  commands: '',
};

// Chat API

const reply: Fields = {
  id: '',
  reqid: '',
  text: 'object',
  cuid: '',
  rubric: '',
  animation: '',
  'animation.type': '',
  navigation: '',
  token: '',
  context: '',
  showExpSys: '',
};

const inside = (place: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [`${place}${name}`, words]));

const rating: CallFacts = {
  body: {
    cuid: '',
    context: 'object',
    'context.rate_type': 'string one of rate | rate nps',
    'context.rate_id': 'string uuid',
    'context.rating': 'string',
  },
};

const chat: ApiFacts = {
  calls: {
    'POST /api/v1/Chat.init': {
      body: { uuid: 'required', cuid: '', context: '' },
      answer: { 'result.name': '', 'result.cuid': '', 'result.events': '' },
    },
    'POST /api/v1/Chat.request': {
      body: { cuid: 'required', text: 'required', context: '' },
      answer: inside('result.', reply),
    },
    'POST /api/v1/Chat.event': {
      body: { cuid: 'required', euid: 'required', context: '' },
      answer: inside('result.', reply),
    },
    'POST /api/v1/Chat.update': {
      body: { cuid: '' },
      answer: { 'result.answers': 'array', ...inside('result.answers[].', reply) },
    },
    'POST /api/v1/Chat.rate': rating,
    'POST /api/v1/Chat.setRate': rating,
    'POST /api/v1/webhook': { body: webhookMessage },
    ...service,
  },
  strings: ['rate', 'rate nps', 'webhook check', ...errorTypes, ...errorMessages],
};

// Server API

const address = 'string uri 1 to 65536 characters';
const replyTo: Fields = { reply_to: 'object', 'reply_to.host': address, 'reply_to.auth_key': '' };
const channel = ['buid'];
const dialog = ['buid', 'duid'];
const channelV1 = ['ChannelUID'];
const dialogV1 = ['ChannelUID', 'DialogUID'];

const settings: Fields = { url: `required ${address}`, key: 'required', verify: 'required' };
const savedSettings: Fields = { url: address, key: '', verify: '', success: '' };
const start: Fields = { context: 'object', new: 'boolean' };
const started: Fields = { CUID: '', duid: '', bot: 'object', events: 'object', success: '' };
const startedV1: Fields = { dialog_uid: '', bot: 'object', events: 'object' };
const accepted: Fields = { reqid: '', success: '', cuid: '', duid: '', buid: '' };
const acceptedV1: Fields = { reqid: '', success: '' };
const common: Fields = { context: 'object', ...replyTo };
const cache: Fields = { using_cache: 'boolean default true' };

const server: ApiFacts = {
  calls: {
    'POST /setWebhook/{buid}': { path: channel, body: settings, answer: { success: '' } },
    'POST /getWebhook/{buid}': { path: channel, answer: savedSettings },
    'POST /startDialog/{buid}': { path: channel, body: start, answer: started },
    'POST /startDialog/{buid}/{duid}': { path: dialog, body: start, answer: started },
    'POST /sendRequest/{buid}/{duid}': { path: dialog, body: { text: '', ...common, ...cache }, answer: accepted },
    'POST /sendEvent/{buid}/{duid}': { path: dialog, body: { euid: '', ...common, ...cache }, answer: accepted },
    'POST /rateResponse/{buid}/{duid}': {
      path: dialog,
      body: { rate: 'required integer', msgid: 'required string uuid', comment: '', ...common, ...cache },
      answer: accepted,
    },
    'POST /api/v1/setWebhook/{ChannelUID}': { path: channelV1, body: settings, answer: { success: '' } },
    'POST /api/v1/getWebhook/{ChannelUID}': { path: channelV1, answer: savedSettings },
    'POST /api/v1/startDialog/{ChannelUID}': { path: channelV1, body: start, answer: startedV1 },
    'POST /api/v1/startDialog/{ChannelUID}/{DialogUID}': { path: dialogV1, body: start, answer: startedV1 },
    'POST /api/v1/sendRequest/{ChannelUID}/{DialogUID}': {
      path: dialogV1,
      body: { message: '', ...common },
      answer: acceptedV1,
    },
    'POST /api/v1/sendEvent/{ChannelUID}/{DialogUID}': {
      path: dialogV1,
      body: { event_uid: 'string uuid', ...common },
      answer: acceptedV1,
    },
    'POST /api/v1/event/{ChannelUID}/{DialogUID}': {
      path: dialogV1,
      body: { event_uid: 'required string uuid', ...common },
    },
    'POST /api/v1/rateResponse/{ChannelUID}/{DialogUID}': {
      path: dialogV1,
      body: { rate: 'required integer', reqid: 'required string uuid', comment: '', ...common },
      answer: acceptedV1,
    },
    ...service,
  },
  webhook: webhookMessage,
  strings: ['webhook check', ...errorTypes, ...errorMessages],
};

export const facts: Record<Id, ApiFacts> = { capi: chat, sapi: server };

/** Sections 1 and 9. */
export const apiVersion = '0.1.0';
