import { options, type VNode } from 'preact';

/** What Preact calls these in its built files; its own hooks and dev tools rely on the same names. */
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

/** Layout effects and `componentDidMount` wait from now on. */
export function holdCommits(): void {
  holders += 1;
}

/** Runs what has waited, of children before their parents, when nobody holds it back any longer. */
export function releaseCommits(): void {
  holders -= 1;
  if (holders === 0) for (const [root, components] of held.splice(0)) run(root, components);
}

let asked = 0;

/** @returns how often somebody has changed what a page shows; each time it is rendered when the task ends */
export const rendersAsked = (): number => asked;

/**
 * Preact renders those who read a context after the parent that provides it, each with a commit of its own. A layout
 * effect of the parent would find the old page, for example when the router looks for the place that an address names.
 * As in React, all of them see the whole update.
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
