type Matching = { end?: boolean; strict?: boolean; sensitive?: boolean };

/**
 * Stands for `path-to-regexp` 1, which the router uses: all paths of this site are literal, but for `*`.
 *
 * @param path a path without parameters, or `*` for every path; a sign may be escaped, as `NavLink` does
 * @returns what matches an address from its start, with the meaning that the package gives to the three options
 */
export default function literalPath(
  path: string,
  _keys: unknown,
  { end = true, strict = false, sensitive = false }: Matching = {},
): RegExp {
  const plain = path.replace(/\\(.)/g, '$1');
  const literal = path === '*' ? '.*' : plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const source = strict ? literal : `${literal.replace(/\/$/, '')}(?:/(?=$))?`;
  const after = end ? '$' : strict && plain.endsWith('/') ? '' : '(?=/|$)';
  return new RegExp(`^${source}${after}`, sensitive ? '' : 'i');
}

literalPath.compile = (path: string) => () => path;
