import { adviseNames } from '../../src/data/nearNames';
import { type Problem, sentence } from '../texts/finding';

/** Why a voice text is refused; the name follows the fence of an example that must be wrong. */
type VoiceReason =
  | 'not-closed'
  | 'bare-sign'
  | 'unknown-element'
  | 'unknown-attribute'
  | 'wrong-value'
  | 'too-long-pause'
  | 'stress'
  | 'no-text';

/** `reason` and `fix` are whole sentences. */
export type VoiceFault = { code: VoiceReason; line: number; found: string } & Problem;

/** The same without a place, and without final full stops. */
type ReasonedProblem = { code: VoiceReason } & Problem;

type Attributes = Readonly<Record<string, RegExp>>;
type Mark = { attributes: Attributes; needs: 'all' | 'one' };

const strengths = /^(?:none|x-weak|weak|medium|strong|x-strong)$/;

/** The supported marks (the platform model, section 18). */
const marks: Readonly<Record<string, Mark>> = {
  speak: { attributes: {}, needs: 'all' },
  p: { attributes: {}, needs: 'all' },
  s: { attributes: {}, needs: 'all' },
  break: { attributes: { time: /^\d+(?:\.\d+)?m?s$/, strength: strengths }, needs: 'one' },
  sub: { attributes: { alias: /\S/ }, needs: 'all' },
  phoneme: { attributes: { alphabet: /^(?:ipa|x-sampa)$/, ph: /\S/ }, needs: 'all' },
};

type AttributeReason = 'unknown-attribute' | 'wrong-value' | 'too-long-pause';

/** The longest pauses in milliseconds. */
const longest = { break: 5000, sil: 7000 } as const;

const tag = /^<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/;
const piece = /sil\s<\[(\d+)\]>|<[^>]*>?|&(?:amp|lt|gt);|&|>|\+(?=(.?))/gu;
const vowel = /[аеёиоуыэюя]/i;

/** What may be written for a value that has a list of its own. */
const values: Readonly<Record<string, string>> = {
  time: 'a number with its unit, for example "300ms" or "0.3s"',
  strength: 'none, x-weak, weak, medium, strong or x-strong',
  alphabet: 'ipa or x-sampa',
};

function valueFault(attribute: string, value: string): ReasonedProblem {
  const number = attribute === 'time' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
  return number === undefined
    ? {
        code: 'wrong-value',
        reason: value.trim() === '' ? `"${attribute}" is empty` : `"${value}" is not a value of "${attribute}"`,
        fix: `write ${values[attribute] ?? 'a text in it'}`,
      }
    : {
        code: 'wrong-value',
        reason: 'the time needs a unit',
        fix: number < 10 ? `write "${number}s" or "${number * 1000}ms"` : `write "${number}ms" or "${number / 1000}s"`,
      };
}

const milliseconds = (time: string): number => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);

const tooLong = (mark: keyof typeof longest): ReasonedProblem => ({
  code: 'too-long-pause',
  reason: `the pause is longer than ${longest[mark]} ms`,
  fix: 'shorten it, or divide it between two pauses',
});

/** Reason and fix where one sentence suits every place with the mistake. */
const advice: Readonly<Record<Exclude<VoiceReason, AttributeReason>, Problem>> = {
  'not-closed': {
    reason: 'the element is not closed, or not the last one that was opened',
    fix: 'add its closing tag, or delete it',
  },
  'bare-sign': {
    reason: 'the sign starts markup that cannot be read',
    fix: 'write &amp;, &lt; or &gt;, or correct the element; its values are in quotation marks',
  },
  'unknown-element': {
    reason: 'the element is not supported',
    fix: `use ${Object.keys(marks).join(', ')}, or delete it`,
  },
  stress: { reason: 'no vowel follows the plus', fix: 'move it before the stressed Russian vowel' },
  'no-text': { reason: 'the text has nothing to say', fix: 'add words' },
};

function attributeFault(name: string, mark: Mark, source: string): ReasonedProblem | undefined {
  const names = Object.keys(mark.attributes);
  const given = [...source.matchAll(/([\w:-]+)="([^"]*)"/g)];
  for (const [, attribute = '', value = ''] of given) {
    const form = Object.hasOwn(mark.attributes, attribute) ? mark.attributes[attribute] : undefined;
    if (form === undefined) {
      const reason = `<${name}> has no attribute "${attribute}"`;
      return { code: 'unknown-attribute', reason, fix: names.length > 0 ? adviseNames(attribute, names) : 'delete it' };
    }
    if (!form.test(value)) {
      return valueFault(attribute, value);
    }
    if (name === 'break' && attribute === 'time' && milliseconds(value) > longest.break) {
      return tooLong('break');
    }
  }
  if (given.length >= (mark.needs === 'all' ? names.length : 1)) return undefined;
  const all = names.map((one) => `${one}="…"`);
  const needs = all.join(mark.needs === 'all' ? ' and ' : ' or ');
  return { code: 'wrong-value', reason: `<${name}> needs ${needs}`, fix: 'add what is missing' };
}

const faultAt = (line: number, found: string, { code, reason, fix }: ReasonedProblem): VoiceFault => ({
  code,
  line,
  found,
  reason: sentence(reason),
  fix: `${fix}.`,
});

/**
 * Checks a text of the Voice tab as the platform does when it is saved: well-formed, with supported marks only, with
 * pauses within their limits, with `+` before a vowel, and with something to say (the platform model, section 18).
 *
 * @returns the first error; undefined for a correct text
 */
export function voiceFault(text: string): VoiceFault | undefined {
  const open: { name: string; line: number }[] = [];
  for (const match of text.matchAll(piece)) {
    const [found, silence, afterPlus] = match;
    const line = text.slice(0, match.index).split('\n').length;
    const fault = (code: keyof typeof advice) => faultAt(line, found, { code, ...advice[code] });
    if (silence !== undefined) {
      if (Number(silence) > longest.sil) {
        return faultAt(line, found, tooLong('sil'));
      }
    } else if (found === '+') {
      if (!vowel.test(afterPlus ?? '')) {
        return fault('stress');
      }
    } else if (found === '&' || found === '>') {
      return fault('bare-sign');
    } else if (found.startsWith('<')) {
      const [, closes, name = '', attributes = '', isEmpty] = tag.exec(found) ?? [];
      if (name === '') {
        return fault('bare-sign');
      }
      const mark = Object.hasOwn(marks, name) ? marks[name] : undefined;
      if (mark === undefined) {
        return fault('unknown-element');
      }
      if (closes) {
        if (open.pop()?.name !== name) {
          return fault('not-closed');
        }
        continue;
      }
      const wrong = attributeFault(name, mark, attributes);
      if (wrong) {
        return faultAt(line, found, wrong);
      }
      if (!isEmpty) {
        open.push({ name, line });
      }
    }
  }
  const left = open.at(-1);
  if (left) {
    return faultAt(left.line, `<${left.name}>`, { code: 'not-closed', ...advice['not-closed'] });
  }
  const said = text.replace(piece, (found) => (found.startsWith('&') ? found : '')).trim();
  return said === '' ? faultAt(1, text.trim(), { code: 'no-text', ...advice['no-text'] }) : undefined;
}
