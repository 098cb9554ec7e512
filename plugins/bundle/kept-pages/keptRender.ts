import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { buildResults } from '../../build/kept/buildResults';
import type { Kept } from '../../build/kept/kept';
import { keptOfPhase } from '../../build/timings/timings';
import { folderOfPages, type PageCode } from './pageCode';

/** What the server's program exports: it renders a page, and reports the modules of routes that it has used. */
export type Render = (asked: {
  pathname: string;
  [option: string]: unknown;
}) => Promise<{ html: string; collectedData: { modules: string[]; [data: string]: unknown } }>;

/**
 * Renders a page only if something that it is made from has changed since an earlier build. With the same shared code a
 * page uses the same modules, so these are kept too, and say which hashes its result depends on.
 *
 * @param render of the server's program
 * @param code from which it renders
 * @param kept where pages are kept
 * @returns a function that gives what `render` gives
 */
export function keepPages(render: Render, { shared, own }: PageCode, kept: Kept = buildResults()): Render {
  return async (asked) => {
    const inputs = [shared, JSON.stringify(asked)];
    let made: ReturnType<Render> | undefined;
    const page = () => (made ??= render(asked));
    const modules = await kept.bytes(path.join(folderOfPages(shared), 'modules'), inputs, async () =>
      Buffer.from(JSON.stringify((await page()).collectedData.modules)),
    );
    const hashes = (JSON.parse(modules.toString()) as string[]).flatMap((name) => own[name] ?? []);
    const bytes = await kept.bytes(folderOfPages(shared), [...inputs, ...hashes], async () => serialize(await page()));
    keptOfPhase('site: pages', { asked: 1, found: made ? 0 : 1 });
    return made ?? deserialize(bytes);
  };
}
