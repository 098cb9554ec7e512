import { createHash } from 'node:crypto';
import type { GuardReport } from '../../guards/guard';
import type { BuiltPage, BuiltSite } from '../../helpers/builtSite';

type Policy = Map<string, string[]>;

/** Sources that a directive may have besides hashes: nothing that lets text of the page run, and no other host. */
const keywords = new Set(["'self'", "'none'"]);
const allowed: Record<string, string[]> = {
  'img-src': ['data:'],
  'style-src-attr': ["'unsafe-inline'"],
};
const isHash = (source: string) => /^'sha256-[\w+/]{43}='$/.test(source);

const needed = ['default-src', 'script-src', 'style-src', 'object-src', 'base-uri', 'connect-src', 'worker-src'];

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function faultsOfPolicy(where: string, policy: Policy): string[] {
  const fault = (text: string) => `${where}: ${text} Fix: plugins/pages/content-policy/policy.ts.`;
  const missing = needed.filter((name) => !policy.has(name)).map((name) => fault(`the policy has no ${name}.`));
  const loose = [...policy].flatMap(([name, sources]) =>
    sources
      .filter((source) => !keywords.has(source) && !allowed[name]?.includes(source))
      .filter((source) => !(isHash(source) && /^(?:script|style)-src$/.test(name)))
      .map((source) => fault(`${name} allows ${source}.`)),
  );
  return [...missing, ...loose];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function inlineTexts({ $ }: BuiltPage, selector: string): string[] {
  return $(selector)
    .toArray()
    .filter((element) => !/^(?:application\/(?:ld\+)?json|text\/plain)$/.test($(element).attr('type') ?? ''))
    .map((element) => $(element).html() ?? '');
}

/** The policy does not apply to what is before it. */
const firstOfHead = 'head meta[http-equiv=Content-Security-Policy], script, style, link';

/**
 * Every page and `_headers` carry a policy that names each inline script and style of the page by its hash and allows
 * no other, no `eval` and no other host. The policy is read from the HTML again, with a different parser from that of
 * the build.
 */
export function contentPolicy(site: BuiltSite): GuardReport {
  const header = /Content-Security-Policy: (.*)/.exec(site.read('_headers') ?? '')?.[1];
  const faults: string[] = [];
  let checked = 0;
  if (header === undefined || !header.includes('frame-ancestors')) {
    faults.push('_headers has no policy with frame-ancestors. Fix: plugins/pages/content-policy/headersFile.ts.');
  }
  const whole = readPolicy(header ?? '');
  faults.push(...faultsOfPolicy('_headers', whole));
  for (const page of site.pages) {
    const text = page.$(firstOfHead).first().attr('content');
    if (text === undefined) {
      faults.push(
        `${page.file} has no policy before its first script, style or link. Fix: plugins/pages/content-policy.`,
      );
      continue;
    }
    const policy = readPolicy(text);
    faults.push(...faultsOfPolicy(page.file, policy));
    for (const [directive, selector] of [
      ['script-src', 'script:not([src])'],
      ['style-src', 'style'],
    ] as const) {
      for (const inline of inlineTexts(page, selector)) {
        checked += 1;
        const hash = hashOf(inline);
        for (const [where, one] of [
          [page.file, policy],
          ['_headers', whole],
        ] as const) {
          if (!one.get(directive)?.includes(hash)) {
            faults.push(
              `${page.file}: the ${directive} of ${where} has no hash for "${inline.trim().slice(0, 60)}". Fix: plugins/pages/content-policy/inlineParts.ts, which finds them.`,
            );
          }
        }
      }
    }
  }
  return { checked, unit: 'inline scripts and styles', faults };
}
