import { options, type VNode } from 'preact';
import 'preact/hooks';
import { rendersAsked } from './commits';
import { inTask } from './task';

/** The mangled names in Preact's built files. */
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

/** Passive effects run after the next frame, or when the page is closed, because some of them save what was typed. */
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

/** From now on, passive effects are held back. */
export function holdEffects(): void {
  isHeld = true;
}

/** Empties Preact's queue of components with pending effects, while the components keep these effects. */
function takeFromHooks(): Component[] {
  const components = [...waiting];
  waiting.clear();
  const effects = components.map(({ __H: hooks }) => hooks?.__h.splice(0) ?? []);
  runQueued?.();
  for (const [at, { __H: hooks }] of components.entries()) hooks?.__h.push(...(effects[at] ?? []));
  return components;
}

/** Components changed by earlier effects may have new effects. Preact has queued these, so they run as well. */
function runEffectsOf(component: Component): void {
  if (component.__H && component.__H.__h.length > 0) {
    isHeld = true;
    diffed?.(component.__v);
    isHeld = false;
    runQueued?.();
  }
}

/**
 * Runs the effects that were held back, children before their parents. Preact would run all of them and render their
 * changes in a single task; here, each effect that changes something runs in a separate task.
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
