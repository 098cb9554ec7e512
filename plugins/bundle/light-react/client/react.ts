import React from 'preact/compat';
import { useEffect, useId as useOwnId, useState } from 'preact/hooks';
import { isHydrating } from './turns';

// @ts-expect-error It is typed as a single object, but the file is a module.
export * from 'preact/compat';

/**
 * The HTML of the first page has the ids that React generated in the build, and hydration does not change attributes.
 * The id therefore changes once after hydration, together with the attributes that refer to it.
 */
export function useId(): string {
  const id = useOwnId();
  const [isOwn, setOwn] = useState(!isHydrating());
  useEffect(() => setOwn(true), []);
  return isOwn ? id : `${id}-built`;
}

export default { ...React, useId };
