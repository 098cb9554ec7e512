import type { ApiPage } from '../../api/page';

/** Redoc makes the address of a tag from its name. */
const tagOf = (title: string): string => `#tag/${title.replaceAll(' ', '-')}`;

/**
 * @param hash one of ours or of Redoc's
 * @returns the hash by which Redoc knows the same part: `#tag/Dialogs/operation/x` for `#operation/x` and its fields,
 *   `#tag/Dialogs` for `#tag/dialogs`; nothing for a part that only our reference has, such as `#error/422`
 */
export function redocHash({ groups }: ApiPage, hash: string): string | undefined {
  const id = /^#(?:tag\/[^/]+\/)?operation\/(\w+)/.exec(hash)?.[1];
  const group = groups.find(
    ({ id: tag, title, operations }) =>
      hash === `#${tag}` || hash === tagOf(title) || operations.some((operation) => operation.id === id),
  );
  if (group === undefined) {
    return hash === '' ? '' : undefined;
  }
  return tagOf(group.title) + (id === undefined ? '' : `/operation/${id}`);
}
