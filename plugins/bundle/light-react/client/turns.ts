import { type ComponentChildren, createElement, options, type VNode } from 'preact';
import { Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { holdCommits, releaseCommits } from './commits';
import { holdEffects, releaseEffects } from './effects';
import { inTask } from './task';

/**
 * Preact hydrates a page in one task, which would block a slow phone for 300 ms. React does it in small steps, and so
 * does this code: once a task has run for too long, the next of these elements suspends. Preact keeps the HTML of a
 * suspended element and continues after it; the element is hydrated in a later task.
 */
const canWait = new Set('nav aside main article section header footer div p ul pre table figure details'.split(' '));

/** Maximum length of a task, in milliseconds. */
const longest = 16;

type Turn = { hasCome: boolean; promise: Promise<void>; come: () => void };
type Props = Record<string, unknown>;
type ElementProps = { type: string; props: Props };

const waiting: Turn[] = [];
let isTakingOver = false;
let since = 0;

/** @returns whether parts of the first page are not yet hydrated, or effects are still pending */
export const isHydrating = (): boolean => isTakingOver;

function turnIfLate(): Turn | undefined {
  if (!isTakingOver || performance.now() - since < longest) return undefined;
  const turn = { hasCome: false } as Turn;
  turn.promise = new Promise((resolve) => {
    turn.come = () => {
      turn.hasCome = true;
      resolve();
    };
  });
  waiting.push(turn);
  return turn;
}

let isPlain = false;

function plainElement({ type, props }: ElementProps): VNode {
  isPlain = true;
  try {
    return createElement(type, props);
  } finally {
    isPlain = false;
  }
}

function OnTurn({ turn, ...element }: ElementProps & { turn: Turn }): VNode {
  if (!turn.hasCome) throw turn.promise;
  return plainElement(element);
}

function InTurn(element: ElementProps): ComponentChildren {
  const [turn] = useState(turnIfLate);
  return turn
    ? createElement(Suspense, { fallback: null }, createElement(OnTurn, { turn, ...element }))
    : plainElement(element);
}

const prepare = options.vnode;
options.vnode = (vnode) => {
  const { type, props, ref } = vnode;
  if (typeof type === 'string' && !isPlain && canWait.has(type)) {
    Object.assign(vnode, { type: InTurn, props: { type, props: ref ? { ...props, ref } : props }, ref: null });
  }
  prepare?.(vnode);
};

/**
 * Hydrates a page in several tasks. No effect runs before the whole page is hydrated, so each component finds the state
 * that its HTML was rendered with: Preact does not compare attributes during hydration.
 *
 * @param hydrate starts hydration with everything outside the elements that can wait
 */
export function hydrateInTurns(hydrate: () => void): void {
  isTakingOver = true;
  holdCommits();
  holdEffects();
  const take = (step: () => void) => {
    inTask(next);
    since = performance.now();
    step();
  };
  const next = () => {
    const turn = waiting.shift();
    if (turn) {
      take(turn.come);
    } else {
      isTakingOver = false;
      releaseCommits();
      releaseEffects();
    }
  };
  inTask(() => take(hydrate));
}
