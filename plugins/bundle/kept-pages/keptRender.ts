import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { buildResults } from '../../build/kept/buildResults';
import type { Kept } from '../../build/kept/kept';
import { keptOfPhase } from '../../build/timings/timings';
import { folderOfPages, type PageCode } from './pageCode';

/** The export of the server bundle: it renders a page, and reports the modules of routes that it has used. */
export type Render = (asked: {
  pathname: string;
  [option: string]: unknown;
}) => Promise<{ html: string; collectedData: { modules: string[]; [data: string]: unknown } }>;

/**
 * Renders a page only if one of its inputs has changed since an earlier build. With the same shared code, a page uses
 * the same modules, so their names are cached too and determine which hashes the result depends on.
 *
 * @param render of the server bundle
 * @param code from which it renders
 * @param kept the cache of pages
 * @returns a function with the same results as `render`
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
