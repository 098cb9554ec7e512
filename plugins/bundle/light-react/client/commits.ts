import { options, type VNode } from 'preact';

/** The mangled names in Preact's built files; `preact/hooks` and the dev tools rely on the same names. */
type Committed = { __h: (() => void)[]; __v: VNode; __P: Element | null };
type Commit = (root: VNode, components: Committed[]) => void;
type Internal = { __c: Commit; __e: (error: unknown, vnode: VNode) => void };

const internal = options as unknown as Internal;
const commit = internal.__c;
const held: [root: VNode, components: Committed[]][] = [];
let holders = 0;

internal.__c = (root, components) => {
  if (holders === 0) commit(root, components);
  else held.unshift([root, components.splice(0)]);
};

function run(root: VNode, components: Committed[]): void {
  const mounted = components.filter(({ __P: parent }) => parent !== null);
  commit(root, mounted);
  for (const component of mounted) {
    try {
      for (const callback of component.__h.splice(0)) callback.call(component);
    } catch (error) {
      internal.__e(error, component.__v);
    }
  }
}

/** From now on, layout effects and `componentDidMount` are held back. */
export function holdCommits(): void {
  holders += 1;
}

/** Runs everything that was held back, children before their parents, once the last holder has released it. */
export function releaseCommits(): void {
  holders -= 1;
  if (holders === 0) for (const [root, components] of held.splice(0)) run(root, components);
}

let asked = 0;

/** @returns how often a render was requested; each one runs at the end of its task */
export const rendersAsked = (): number => asked;

/**
 * Preact renders the consumers of a context after its provider, and commits each of them separately. A layout effect of
 * the provider would run on the old page, for example when the router looks for the target of a hash. Here, all effects
 * see the whole update, as in React.
 */
options.debounceRendering = (render) => {
  asked += 1;
  queueMicrotask(() => {
    holdCommits();
    try {
      render();
    } finally {
      releaseCommits();
    }
  });
};
