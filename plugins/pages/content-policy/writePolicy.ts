/** The charset stays first: browsers look for it in the first 1024 bytes. */
const start = /<head(?:\s[^>]*)?>(?:<meta charset=[^>]*>)?/i;

/**
 * @param html a built page
 * @param policy of this page
 * @returns the page with its policy before everything that the policy is about
 * @throws Error when the page has no head, or something to run before the place of the policy
 */
export function writePolicy(html: string, policy: string): string {
  const head = start.exec(html);
  if (!head || /<(?:script|style|link)\b/i.test(html.slice(0, head.index))) {
    throw new Error('it has no <head>, or a script before it');
  }
  const place = head.index + head[0].length;
  return `${html.slice(0, place)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(place)}`;
}
