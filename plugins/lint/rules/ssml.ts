import { loadFacts } from '../../../src/data/facts';
import type { Fault } from '../../texts/finding';
import { visit } from '../../texts/visit';
import type { Rule } from '../rule';
import { voiceFault } from '../voiceMarkup';

/**
 * Voice markup in fences `ssml` is right and short enough for Alice; a wrong example has `error="…"` with the reason, and
 * must fail with it.
 */
export const ssml: Rule = {
  name: 'ssml',
  unit: 'voice texts',
  check: ({ file, tree }) => {
    const faults: Fault[] = [];
    let checked = 0;
    visit(tree, 'code', ({ lang, meta, value, position }) => {
      if (lang !== 'ssml') {
        return;
      }
      checked += 1;
      const start = position?.start.line ?? 1;
      const expected = /\berror="([^"]*)"/.exec(meta ?? '')?.[1];
      const isCalledWrong = /\btitle="Wrong: /.test(meta ?? '');
      const found = voiceFault(value);
      const { length } = [...value];
      const most = loadFacts().limits['voice-text']?.value ?? 0;
      if (length > most) {
        const reason = `The voice text has ${length} characters; Alice accepts ${most}.`;
        faults.push({ file, line: start, reason, fix: 'shorten it.' });
      }
      if ((expected !== undefined) !== isCalledWrong) {
        const reason = 'The title and "error" of the voice text disagree.';
        const fix = `write title="Wrong: …" together with error="${found?.code ?? '…'}", or neither.`;
        faults.push({ file, line: start, reason, fix });
      } else if (expected === undefined && found) {
        const reason = `The voice text is refused at "${found.found}". ${found.reason}`;
        faults.push({ file, line: start + found.line, reason, fix: found.fix });
      } else if (expected !== undefined && found?.code !== expected) {
        const reason = `The voice text must fail with "${expected}", and ${found ? `fails with "${found.code}"` : 'is right'}.`;
        faults.push({ file, line: start, reason, fix: 'make the mistake that is announced, or correct "error".' });
      }
    });
    return { checked, faults };
  },
};
