import { exampleClock } from '../../../../src/data/exampleClock';
import { fail, type Place } from '../../../texts/place';
import { readFenceMeta, titleOf, type WordKind } from '../fenceMeta';

/** What a writer says about a dialog after ` ```dl-dialog `. */
export type DialogMeta = {
  readonly title: string;
  /** "Now" of the chat, in seconds since 1970. */
  readonly clock: number;
  /** Set when the writer wants one certain run of a random reply. */
  readonly seed: number | undefined;
  /** The page shows why the rules reply so. */
  readonly why: boolean;
};

const kinds: Readonly<Record<string, WordKind>> = { clock: 'value', seed: 'value', why: 'word' };

/** The clock of the language is Moscow time (DL language, section 11.4). */
const zone = '+03:00';

function clockOf(text: string, place: Place): number {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}:00${zone}`) : Number.NaN;
  return Number.isNaN(time)
    ? fail(place, `clock="${text}" is not a time`, `write clock=2026-03-15T17:05`)
    : time / 1000;
}

function seedOf(text: string | undefined, place: Place): number | undefined {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) {
    fail(place, `seed="${text}" is not a number`, 'write seed=7');
  }
  return text === undefined ? undefined : Number(text);
}

/** @throws TextFault for everything that can be wrong after ` ```dl-dialog ` */
export function dialogMeta(meta: string, place: Place): DialogMeta {
  const read = readFenceMeta(meta, kinds, place);
  const { values, shown } = read;
  const title = titleOf(read, 'the dialog', place);
  if (shown !== null && shown.replace(/title=(?:"[^"]*"|'[^']*'|\S+)/, '').trim() !== '') {
    fail(place, 'the dialog has options of a code block after its fence', 'keep only title, clock, seed and why');
  }
  const time = values.get('clock');
  const clock = time === undefined ? exampleClock : clockOf(time, place);
  return { title, clock, seed: seedOf(values.get('seed'), place), why: values.has('why') };
}
