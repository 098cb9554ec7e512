/** Cloudflare Pages reads no longer line (https://developers.cloudflare.com/pages/configuration/headers/). */
const longestLine = 2000;

/**
 * The file `_headers`, which hosts such as Netlify and Cloudflare Pages read.
 *
 * @param baseUrl address of the folder of the site, such as `/`
 * @param policy of all pages
 * @throws Error when a line is longer than the hosts read
 */
export function headersFile(baseUrl: string, policy: string): string {
  const lines = [
    `Content-Security-Policy: ${policy}`,
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: SAMEORIGIN',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy: same-origin',
  ];
  const long = lines.find((line) => line.length > longestLine);
  if (long !== undefined) {
    throw new Error(
      `[content policy] A line of _headers has ${long.length} characters; Cloudflare Pages reads ${longestLine}. Fix: fewer inline scripts and styles on the pages (plugins/pages/content-policy/README.md).`,
    );
  }
  return `${baseUrl}*\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
