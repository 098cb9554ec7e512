import { describe, expect, it } from 'vitest';
import { exampleClock } from '../../../src/data/exampleClock';
import { loadFacts } from '../../../src/data/facts';
import { loadPip } from '../../../src/data/pipBase';
import { canonical, compile, createSession, plainText, say, update, variablesOf } from '../../../src/dl';

const source = loadPip();
const { base, diagnostics } = compile(source);
const chat = () => createSession(base, { clock: exampleClock });

/** The phrase, the rule that must answer, and the start of the reply. */
type Turn = readonly [phrase: string, rule: string, reply: string | RegExp];

function talk(turns: readonly Turn[]): void {
  const session = chat();
  for (const [phrase, rule, expected] of turns) {
    const reply = say(session, phrase);
    expect(reply.rule, phrase).toBe(rule);
    const text = plainText(reply.parts);
    if (typeof expected === 'string') expect(text.slice(0, expected.length), phrase).toBe(expected);
    else expect(text, phrase).toMatch(expected);
  }
}

const askedForNumber = /send me the parcel number/i;
const fewPhrases: readonly Turn[] = [
  ['hi', 'hello.1', 'Hi! I am Pip.'],
  ['helo there', 'hello.1', 'Hi!'],
  ['Good morning, Pip!', 'hello.1', 'Hi!'],
  ['EVENT 00b2fcbe-f27f-437b-a0d5-91072d840ed3', 'hello.1', 'Hi!'],
  ['hello, my name is nina', 'small_talk_name.1', 'Nice to meet you, Nina!'],
  ['who am i?', 'small_talk_my_name.2', 'You have not told me yet.'],
  ['what can you do', 'small_talk_skills.1', 'I am Pip'],
  ['how are you today?', 'small_talk_how.1', /parcel/],
  ['thanx', 'small_talk_thanks.1', 'You are welcome!'],
  ['goodbye', 'small_talk_bye.1', 'Goodbye!'],
  ['where is my damned parcel', 'small_talk_profanity.1', 'Let us stay friendly.'],
  ['the weather is fine', 'not_understood.1', /\./],
  ['where is my parcel', 'track_ask_number.1', askedForNumber],
  ['hi, where is the parsel?', 'track_ask_number.1', askedForNumber],
  ['please track my shipment', 'track_ask_number.1', askedForNumber],
  ['INTENT track_parcel', 'track_ask_number.1', askedForNumber],
  [
    'my number is qp123456789',
    'track_status.2',
    'The parcel QP123456789 is on its way to Omsk. It should be there in 2 days.',
  ],
  ['QP12345', 'track_status.2', 'A parcel number is QP and nine digits'],
  ['anything else', 'track_more.1', 'Anything else?'],
  ['EVENT c2a7d4e0-5b1f-4f0e-8a36-2d9b7c61e5f4 COUNT 1', 'track_arrived.1', 'Your parcel is at the pickup point.'],
  ['how much is it', 'tariffs_price.1', 'How heavy'],
  ['INTENT parcel_price', 'tariffs_price.1', 'How heavy'],
  ['pickup points', 'pickup_find.1', 'In which city?'],
  ['INTENT pickup_hours', 'pickup_find.1', 'In which city?'],
  ['opening hours in Tomsk', 'pickup_find.2', 'Naberezhnaya 4'],
  ['pick up in Москве please', 'pickup_find.2', 'Arbat 25'],
  ['my parcel came damaged', 'complaints_confirm.1', 'I am sorry.'],
  ['INTENT complaint', 'complaints_confirm.1', 'I am sorry.'],
  ['i want a human', 'operator_call.1', 'I am calling a colleague.'],
  ['INTENT talk_to_person', 'operator_call.1', 'I am calling a colleague.'],
];

describe('Pip', () => {
  it('compiles without a message', () => {
    expect(diagnostics).toEqual([]);
    expect(base.rules.length).toBeGreaterThan(20);
  });

  it('has every skill, node, intent, dictionary, variable, function and event of the model', () => {
    const { assistant } = loadFacts().sample;
    const text = JSON.stringify(source.rules);
    const files = typeof source.rules === 'string' ? [] : source.rules.map(({ file }) => file);
    expect(files).toEqual(Object.keys(assistant.skills).map((skill) => `${skill}.dl`));
    const labels = base.rules.flatMap(({ rule }) => rule.label ?? []);
    expect(labels.sort()).toEqual(Object.keys(assistant.nodes).sort());
    expect(Object.keys(source.dictionaries ?? {})).toEqual(assistant.dictionaries);
    for (const intent of assistant.intents) expect(text).toContain(`$ INTENT ${intent}`);
    expect(text).toContain(`$ EVENT ${assistant.event.euid}`);
    const declared = (source.variables ?? []).map((line) => line.split(' ')[0]);
    expect(declared).toEqual(expect.arrayContaining(assistant.variables));
    const functions = (source.functions ?? []).flatMap(
      (line) => /^TEXT (\w+)\( EXTENDED (\w+) \)/.exec(line)?.slice(1, 3).join('(').concat(')') ?? [],
    );
    expect(functions).toEqual([...assistant.functions, ...assistant['common-functions']]);
  });

  it('names each rule after its node or skill, so that a reader finds it', () => {
    for (const { rule } of base.rules) expect(rule.id).toMatch(/^[a-z]+(_[a-z]+)*\.\d$/);
    for (const { rule } of base.rules) if (rule.label !== null) expect(rule.id).toBe(`${rule.label}.1`);
  });

  it.each(fewPhrases)('%s → %s', (...turn) => talk([turn]));

  it('holds a whole conversation over all skills', () => {
    talk([
      ['hello', 'hello.1', 'Hi! I am Pip.'],
      ['my name is nina', 'small_talk_name.1', 'Nice to meet you, Nina!'],
      ['what is my name?', 'small_talk_my_name.1', 'You are Nina.'],
      ['hi', 'hello.2', 'Hi, Nina!'],
      ['where is my parcel', 'track_ask_number.1', askedForNumber],
      ['dunno', 'track_wrong_number.1', 'A parcel number is'],
      ['where is my parcel', 'track_ask_number.1', askedForNumber],
      ['QP123456789', 'track_status.2', 'The parcel QP123456789 is on its way to Omsk.'],
      ['yes please', 'track_more.2', 'What is it?'],
      ['when will it come?', 'track_when.1', 'The parcel QP123456789 should be there in 2 days.'],
      ['where is my parcel', 'track_status.1', 'The parcel QP123456789 is'],
      ['no', 'track_more.3', 'Good.'],
      ['what does it cost', 'tariffs_price.1', 'How heavy'],
      ['five', 'tariffs_price.2', 'I need a number'],
      ['about 5 kg', 'tariffs_price.2', '450 roubles for 5 kg'],
      ['and the price of 30 kg', 'tariffs_price.1', 'How heavy'],
      ['30', 'tariffs_price.2', 'We carry parcels up to 20 kg.'],
      ['pickup points', 'pickup_find.1', 'In which city?'],
      ['омск', 'pickup_find.3', 'Lenina 10'],
      ['pickup points', 'pickup_find.4', 'In Omsk again?'],
      ['pickup in another city', 'pickup_find.5', 'Which one?'],
      ['moscow', 'pickup_find.3', 'Arbat 25'],
      [
        'EVENT c2a7d4e0-5b1f-4f0e-8a36-2d9b7c61e5f4',
        'track_arrived.1',
        'Your parcel is at the pickup point in Moscow.',
      ],
      ['opening hours', 'pickup_find.4', 'In Moscow again?'],
      ['it is late', 'complaints_confirm.1', 'I am sorry.'],
      ['no', 'complaints_dropped.1', 'All right.'],
      ['it is lost', 'complaints_confirm.1', 'I am sorry.'],
      ['yes', 'complaints_sent.1', 'Sent, with the parcel number QP123456789.'],
      ['bla bla', 'not_understood.1', /parcel/],
      ['bla bla', 'not_understood.1', 'I still do not understand.'],
      ['thx', 'small_talk_thanks.1', 'You are welcome!'],
      ['see you', 'small_talk_bye.1', 'Goodbye!'],
    ]);
  });

  it('lets "bye" be a farewell even where a number is expected', () => {
    talk([
      ['where is my parcel', 'track_ask_number.1', askedForNumber],
      ['bye', 'small_talk_bye.1', 'Goodbye!'],
    ]);
  });

  it('is silent while an operator has the chat, and speaks after it', () => {
    const session = chat();
    expect(canonical(say(session, 'operator').parts)).toContain('[operator("support"');
    expect(say(session, 'hi').rule).toBeNull();
    update(session, { operator_state: 'closed' });
    expect(say(session, 'hi').rule).toBe('hello.1');
  });

  it('keeps what it learnt in the variables of the model', () => {
    const session = chat();
    for (const phrase of ['my name is nina', 'QP123456789', 'pickup in tomsk']) say(session, phrase);
    expect(variablesOf(session)).toMatchObject({
      user_name: 'Nina',
      user_city: 'Tomsk',
      parcel_number: 'QP123456789',
      tree_track: 'status',
    });
  });
});
