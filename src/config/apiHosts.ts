/**
 * Reads the hosts that the pages of this build may call with "Send" (the variable `API_HOSTS`).
 *
 * @param text origins with spaces between them, for example `https://chat.example.org http://localhost:4010`
 * @throws Error for a part that is not an origin
 */
export function hostsOf(text: string): readonly string[] {
  return text.split(/\s+/).flatMap((part) => {
    if (part === '') {
      return [];
    }
    const isOrigin = /^https?:/.test(part) && URL.canParse(part) && new URL(part).origin === part;
    if (!isOrigin) {
      throw new Error(
        `API_HOSTS names "${part}", which is not a host. Fix: write scheme and host, and the port if there is one, without a path, for example https://chat.example.org or http://localhost:4010.`,
      );
    }
    return [part];
  });
}

/** Empty unless the one who builds the site asks for more: then no page may call another host. */
export const apiHosts = hostsOf(process.env.API_HOSTS ?? '');
