import { type ComponentChildren, createElement, options, type VNode } from 'preact';
import { Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { holdCommits, releaseCommits } from './commits';
import { holdEffects, releaseEffects } from './effects';
import { inTask } from './task';

/**
 * Preact takes a page over in one task, which would keep the reader of a slow phone waiting for 300 ms. React does it in
 * small steps, and so does this: when a task has taken long enough, the next of these elements suspends. Preact leaves
 * the HTML of what is suspended as it is and goes on beside it; each has its turn in a later task.
 */
const canWait = new Set('nav aside main article section header footer div p ul pre table figure details'.split(' '));

/** In milliseconds, of a task. */
const longest = 16;

type Turn = { hasCome: boolean; promise: Promise<void>; come: () => void };
type Props = Record<string, unknown>;
type ElementProps = { type: string; props: Props };

const waiting: Turn[] = [];
let isTakingOver = false;
let since = 0;

/** @returns whether parts of the first page still wait for their turn, or for their effects */
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
 * Takes a page over in several tasks. Until all is done no effect runs, so each part finds the state that its HTML was
 * made with: while it hydrates, Preact does not compare attributes.
 *
 * @param hydrate begins it, with what is outside the elements that can wait
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
