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

export type VoiceFault = { reason: VoiceReason; line: number; found: string };

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

/** The longest pauses in milliseconds. */
const longest = { break: 5000, sil: 7000 } as const;

const tag = /^<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/;
const piece = /sil\s<\[(\d+)\]>|<[^>]*>?|&(?:amp|lt|gt);|&|>|\+(?=(.?))/gu;
const vowel = /[аеёиоуыэюя]/i;

const milliseconds = (time: string): number => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);

function attributeFault(name: string, mark: Mark, source: string): VoiceReason | undefined {
  const given = [...source.matchAll(/([\w:-]+)="([^"]*)"/g)];
  for (const [, attribute = '', value = ''] of given) {
    const form = Object.hasOwn(mark.attributes, attribute) ? mark.attributes[attribute] : undefined;
    if (form === undefined) {
      return 'unknown-attribute';
    }
    if (!form.test(value)) {
      return 'wrong-value';
    }
    if (name === 'break' && attribute === 'time' && milliseconds(value) > longest.break) {
      return 'too-long-pause';
    }
  }
  const names = Object.keys(mark.attributes);
  const least = mark.needs === 'all' ? names.length : 1;
  return given.length < least ? 'wrong-value' : undefined;
}

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
    const fault = (reason: VoiceReason): VoiceFault => ({ reason, line, found });
    if (silence !== undefined) {
      if (Number(silence) > longest.sil) {
        return fault('too-long-pause');
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
        return fault(wrong);
      }
      if (!isEmpty) {
        open.push({ name, line });
      }
    }
  }
  const left = open.at(-1);
  if (left) {
    return { reason: 'not-closed', line: left.line, found: `<${left.name}>` };
  }
  const said = text.replace(piece, (found) => (found.startsWith('&') ? found : '')).trim();
  return said === '' ? { reason: 'no-text', line: 1, found: text.trim() } : undefined;
}
