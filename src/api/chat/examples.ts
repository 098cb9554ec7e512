import { exampleEvents } from '../common/events';
import { ids } from '../common/ids';
import type { Example, Json } from '../openapi/document';

export const initExamples: Record<string, Example> = {
  allFields: { summary: 'All fields', value: { uuid: ids.uuid, cuid: ids.cuid, context: { user_name: 'Nina' } } },
  shortForm: { summary: 'Minimal', value: { uuid: ids.uuid } },
};

export const requestExamples: Record<string, Example> = {
  allFields: {
    summary: 'All fields',
    value: { cuid: ids.cuid, text: 'Where is my parcel?', context: { user_city: 'Omsk' } },
  },
  shortForm: { summary: 'Minimal', value: { cuid: ids.cuid, text: 'Where is my parcel?' } },
};

export const eventExamples: Record<string, Example> = {
  allFields: {
    summary: 'All fields',
    value: { cuid: ids.cuid, euid: ids.readyEvent, context: { user_name: 'Nina' } },
  },
  shortForm: { summary: 'Minimal', value: { cuid: ids.cuid, euid: ids.readyEvent } },
};

export const rateExamples: Record<string, Example> = {
  rating: {
    summary: 'Rating',
    value: { cuid: ids.cuid, context: { rate_type: 'rate', rate_id: ids.msgid, rating: '1' } },
  },
  npsRating: {
    summary: 'NPS rating',
    value: { cuid: ids.cuid, context: { rate_type: 'rate nps', rate_id: ids.msgid, rating: '9' } },
  },
};

export const updateExamples: Record<string, Example> = {
  allFields: { summary: 'All fields', value: { cuid: ids.cuid } },
};

const reply = (id: string, value: string, rest: { [name: string]: Json }) => ({
  id,
  reqid: ids.reqid,
  text: { value, delay: 1, status: 'Pip is writing', showRate: false },
  cuid: ids.cuid,
  rubric: null,
  animation: null,
  navigation: null,
  token: '',
  context: {},
  showExpSys: false,
  ...rest,
});

const trackReply = reply(ids.msgid, 'Send me the parcel number, please.', {
  text: { value: 'Send me the parcel number, please.', delay: 1, status: 'Pip is writing', showRate: true },
  rubric: 'track',
});

const greeting = reply(ids.msgid, 'Hi, Nina! What can I do for you?', {
  animation: { type: 'wave', duration: 1500, isFaded: true },
});

const success = <Result extends Json>(result: Result) => ({ success: true, result });

export const chatAnswers = {
  init: success({ name: 'Pip', cuid: ids.cuid, events: exampleEvents }),
  request: success(trackReply),
  event: success(greeting),
  rate: success({ cuid: ids.cuid, id: ids.ratingResult }),
  update: success({ answers: [trackReply] }),
  webhook: { success: true },
} satisfies Record<string, Json>;
