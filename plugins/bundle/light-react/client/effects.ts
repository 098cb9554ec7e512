import { options, type VNode } from 'preact';
import 'preact/hooks';
import { rendersAsked } from './commits';
import { inTask } from './task';

/** What Preact calls these in its built files. */
type Component = { __H?: { __h: unknown[] }; __v: Rendered };
type Rendered = VNode & { __c?: Component };
type Run = () => void;

const waiting = new Set<Component>();
let runQueued: Run | undefined;
let isHeld = false;

const { diffed } = options;
options.diffed = (vnode: Rendered) => {
  diffed?.(vnode);
  const component = vnode.__c;
  if (isHeld && component?.__H && component.__H.__h.length > 0) waiting.add(component);
};

/** In milliseconds: a page in the background has no frames. */
const longestFrame = 200;

/** Passive effects come when the browser has shown what they belong to, or the page goes: some keep what was written. */
function afterFrame(callback: Run): void {
  const stopWaiting = () => {
    clearTimeout(limit);
    cancelAnimationFrame(frame);
  };
  const run = () => {
    stopWaiting();
    removeEventListener('pagehide', run);
    callback();
  };
  const shown = () => {
    stopWaiting();
    inTask(run);
  };
  const limit = setTimeout(shown, longestFrame);
  const frame = requestAnimationFrame(shown);
  addEventListener('pagehide', run);
}

options.requestAnimationFrame = (callback) => {
  if (isHeld) runQueued = callback;
  else afterFrame(callback);
};

/** Passive effects wait from now on. */
export function holdEffects(): void {
  isHeld = true;
}

/** Preact forgets whose effects it would have run, and the components keep theirs. */
function takeFromHooks(): Component[] {
  const components = [...waiting];
  waiting.clear();
  const effects = components.map(({ __H: hooks }) => hooks?.__h.splice(0) ?? []);
  runQueued?.();
  for (const [at, { __H: hooks }] of components.entries()) hooks?.__h.push(...(effects[at] ?? []));
  return components;
}

/** What the effects before have changed may have effects again: Preact has queued these, and they run as well. */
function runEffectsOf(component: Component): void {
  if (component.__H && component.__H.__h.length > 0) {
    isHeld = true;
    diffed?.(component.__v);
    isHeld = false;
    runQueued?.();
  }
}

/**
 * Runs the effects that have waited, those of children before those of their parents. Preact runs them all in one task, and
 * renders in the same one what they change: here each that changes something has a task of its own.
 */
export function releaseEffects(): void {
  isHeld = false;
  const components = takeFromHooks();
  const step = () => {
    const before = rendersAsked();
    while (components.length > 0 && rendersAsked() === before) runEffectsOf(components.shift() as Component);
    if (components.length > 0) inTask(step);
  };
  inTask(step);
}
