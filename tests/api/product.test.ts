import { describe, expect, test } from 'vitest';
import { mostWaiting } from '../../plugins/api/mock/chats';
import { asPlatform } from '../../plugins/api/mock/delivery';
import { objectsIn } from '../../src/api/check/walk';
import { ids as exampleIds } from '../../src/api/common/ids';
import { loadFacts } from '../../src/data/facts';
import { ids, served } from './documents';

const { limits, sample, events, support } = loadFacts();

const limit = (name: string) => limits[name]?.value ?? expect.unreachable(`There is no limit ${name}.`);
const shown = (name: string) => limit(name).toLocaleString('en-GB');

const texts = ids.flatMap((id) =>
  [...objectsIn({ ...served[id] })].flatMap(({ fields }) =>
    typeof fields.description === 'string' ? [fields.description] : [],
  ),
);

/** How a text that names a limit begins and ends: the text must have the number of the facts, and no other. */
const sentences: [string, string, string][] = [
  ['request-text', 'the first ', ' characters are read'],
  ['context-size', 'At most ', ' KB in one call'],
  ['waiting-replies', 'up to ', ' replies are kept'],
  ['waiting-time', 'each for up to ', ' hours'],
  ['webhook-answer', 'status 200 within ', ' seconds, the '],
  ['chat-api-timeout', 'not ready after ', ' seconds'],
];

describe('the documents and the texts of the site', () => {
  test.each(sentences)('%s is the same number', (name, before, after) => {
    const named = texts.flatMap((text) => {
      const begin = text.indexOf(before) + before.length;
      const end = text.indexOf(after, begin);
      return text.includes(before) && end >= 0 ? [text.slice(begin, end)] : [];
    });
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named)).toEqual(new Set([shown(name)]));
  });

  test('limits of fields and of the mock are those of the facts', () => {
    const { WebhookSettings, ReplyTo, RateResponseBody } = served.sapi.components.schemas;
    const lengths = [
      WebhookSettings?.properties?.url,
      ReplyTo?.properties?.host,
      WebhookSettings?.properties?.key,
      RateResponseBody?.properties?.comment,
    ].map((field) => field?.maxLength);
    expect(lengths).toEqual(['webhook-address', 'webhook-address', 'webhook-key', 'rating-comment'].map(limit));
    expect(RateResponseBody?.properties?.context?.maxProperties).toBe(limit('context-pairs'));
    expect(mostWaiting).toBe(limit('waiting-replies'));
    expect(asPlatform.repeatsAfter.length).toBe(limit('webhook-repeats'));
    expect(asPlatform.answerWithin).toBe(limit('webhook-answer'));
  });

  test('the contact is the support of the texts', () => {
    expect(ids.map((id) => served[id].info.contact.email)).toEqual([support.address, support.address]);
  });

  test('ids of the examples are those of the texts', () => {
    const { ownEvent, readyEvent, ratingResult, ...shared } = exampleIds;
    expect(sample.ids).toMatchObject(shared);
    expect(sample.assistant.event.euid).toBe(ownEvent);
    expect(events.ready?.euid).toBe(readyEvent);
    expect(Object.values(sample.ids)).not.toContain(ratingResult);
  });
});
