import { askAgain } from './askAgain';
import { ownTable } from './ownTable';

type Entry = [load: () => Promise<unknown>, name: string, module: string | number];

/** Resolves in the next task, so that the browser can respond to the reader or paint first. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

// A JSON module is CommonJS: `import()` returns it as `default`, and so does this.
const asNamespace = (loaded: { __esModule?: boolean }) => (loaded.__esModule ? loaded : { default: loaded });

askAgain();

/**
 * Replaces `@generated/registry`: how to load the modules of this page; `allRoutes` adds the others. Each module is
 * evaluated in a separate task, and React starts after them. In a single task, they would block a slow processor for
 * twice as long.
 */
const registry: Record<string, Entry> = Object.fromEntries(
  Object.entries(ownTable.modules).map(([name, [module, ...chunks]]) => {
    const load = () =>
      Promise.all(chunks.map(__webpack_chunk_load__))
        .then(nextTask)
        .then(() => asNamespace(__webpack_require__(module)));
    return [name, [load, name, module]];
  }),
);

export default registry;
