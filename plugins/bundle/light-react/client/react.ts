import React from 'preact/compat';
import { useEffect, useId as useOwnId, useState } from 'preact/hooks';
import { isHydrating } from './turns';

// @ts-expect-error Its types are one object, its file is a module.
export * from 'preact/compat';

/**
 * The HTML of the first page has the ids that React gave while it was built, and hydrating leaves attributes as they are.
 * So the id changes once afterwards, and what names it changes with it.
 */
export function useId(): string {
  const id = useOwnId();
  const [isOwn, setOwn] = useState(!isHydrating());
  useEffect(() => setOwn(true), []);
  return isOwn ? id : `${id}-built`;
}

export default { ...React, useId };
