import { hashSource, type InlineParts } from './inlineParts';

/** Names of directives, each with its sources. README.md says what each part of the site needs, and why. */
type Directives = Record<string, string[]>;

const hashesOf = (texts: string[]): string[] => [...new Set(texts.map(hashSource))].sort();

function directives({ scripts, styles }: InlineParts, hosts: readonly string[]): Directives {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(scripts)],
    'style-src': ["'self'", ...hashesOf(styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}

const textOf = (all: Directives): string =>
  Object.entries(all)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');

/**
 * @param hosts other hosts that a page may call
 * @returns the policy of a page that contains these parts, as a `<meta>` element takes it
 */
export const pagePolicy = (parts: InlineParts, hosts: readonly string[] = []): string =>
  textOf(directives(parts, hosts));

/** @returns the same as a header, with who may show the page in a frame: a `<meta>` element cannot say that */
export const headerPolicy = (parts: InlineParts, hosts: readonly string[] = []): string =>
  textOf({ ...directives(parts, hosts), 'frame-ancestors': ["'self'"] });
