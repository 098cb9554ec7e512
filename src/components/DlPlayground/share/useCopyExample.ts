import type { ShownMessage } from '../editor/Editor';
import type { Changed } from '../files/changes';
import type { Example } from '../files/example';
import { sourceOf } from '../files/files';
import { type EngineClient, TimeLimitPassed } from '../worker/EngineClient';
import type { Step } from '../worker/replay';
import type { ChatOptions } from '../worker/turn';
import { exampleText, NoExample } from './exampleText';
import type { useSharing } from './useSharing';

/** @returns copies the playground as the fences of a page, after playing its chat again with the rules as they are */
export function useCopyExample(client: EngineClient, sharing: ReturnType<typeof useSharing>, options: ChatOptions) {
  return async (example: Example, now: Changed, messages: readonly ShownMessage[], steps: readonly Step[]) => {
    try {
      const source = sourceOf(now.files, now.texts);
      const played = await client.ask({ kind: 'replay', source, steps, options });
      const found = messages.map(({ message }) => message);
      const { text, omitted } = exampleText(example, now, found, played);
      await sharing.copy('Example', text, omitted === undefined ? '' : ` ${omitted}`);
    } catch (error) {
      const isKnown = error instanceof NoExample || error instanceof TimeLimitPassed;
      sharing.say(`Nothing was copied. ${isKnown ? error.message : 'The engine could not play the dialog.'}`);
    }
  };
}
