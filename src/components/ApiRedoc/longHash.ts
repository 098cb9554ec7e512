import type { ApiPage } from '../../api/page';

/** @returns the hash by which Redoc knows a call, where ours is another one: `#operation/x` is `#tag/y/operation/x` */
export function longHash({ groups, webhooks }: ApiPage, hash: string): string {
  const id = /^#operation\/(\w+)/.exec(hash)?.[1];
  const group = [...groups, ...(webhooks ? [webhooks] : [])].find(({ operations }) =>
    operations.some((operation) => operation.id === id),
  );
  return group === undefined ? hash : `#tag/${group.title.replaceAll(' ', '-')}/operation/${id}`;
}
