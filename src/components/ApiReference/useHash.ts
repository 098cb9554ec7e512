import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/** Redoc's address of a call: `tag/chat/operation/chatInit`. */
const longForm = /^tag\/[^/]+\/(operation\/.+)$/;

/** Leads to what the hash names: it opens the folds around it, and takes the addresses of Redoc, too. */
export function useHash(): void {
  const { hash, pathname, search } = useLocation();
  const { replace } = useHistory();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    const short = longForm.exec(id)?.[1];
    if (short !== undefined) {
      replace(`${pathname}${search}#${short}`);
      document.getElementById(short)?.scrollIntoView();
      return;
    }
    const target = id === '' ? null : document.getElementById(id);
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    const around = closed.filter((details) => target && details.contains(target));
    for (const details of around) details.open = true;
    if (around.length > 0) target?.scrollIntoView();
  }, [hash, pathname, search, replace]);
}
