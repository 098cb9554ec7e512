import type { BaseSource, Diagnostic } from '../../../dl';
import type { Changed } from '../files/changes';
import type { Example } from '../files/example';
import { type EngineClient, TimeLimitPassed } from '../worker/EngineClient';
import type { Step } from '../worker/replay';
import type { ChatOptions } from '../worker/turn';
import { exampleText, NoExample } from './exampleText';
import type { useSharing } from './useSharing';

type Shown = {
  readonly example: Example;
  readonly now: Changed;
  readonly source: BaseSource;
  readonly messages: readonly Diagnostic[];
  readonly steps: readonly Step[];
  readonly options: ChatOptions;
};

/** Copies the playground as the fences of a page, after playing its chat again with the rules as they are. */
export async function copyExample(
  client: EngineClient,
  sharing: ReturnType<typeof useSharing>,
  { example, now, source, messages, steps, options }: Shown,
): Promise<void> {
  try {
    const played = await client.ask({ kind: 'replay', source, steps, options });
    const { text, omitted } = exampleText(example, now, messages, played);
    await sharing.copy('Example', text, omitted === undefined ? '' : ` ${omitted}`);
  } catch (error) {
    const isKnown = error instanceof NoExample || error instanceof TimeLimitPassed;
    sharing.say(`Nothing was copied. ${isKnown ? error.message : 'The engine could not run the dialog. Try again.'}`);
  }
}
