/**
 * @param name words of a link
 * @param query what a reader has typed so far
 * @returns whether the name has all words of the query, in any order; `user name` finds `user_name`
 */
export function isMatching(name: string, query: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[_\s]+/g, ' ');
  return plain(query)
    .trim()
    .split(' ')
    .every((word) => plain(name).includes(word));
}
