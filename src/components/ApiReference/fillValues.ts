import type { Fill } from '../../api/page';

const forms = {
  // Scheme, host, port and path. No sign that a shell or a string of any language could read as its own.
  base: /^https?:\/\/(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?(?:\/[\w.~%-]+)*\/?$/i,
  id: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/** @returns whether a value may be used in a sample: a base address, or an id as the platform makes them */
export const isUsable = (name: string, value: string): boolean => forms[name === 'base' ? 'base' : 'id'].test(value);

/** @returns the values of the samples: those of the reader, and those of the examples elsewhere */
export const valuesInUse = (fills: readonly Fill[], own: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    fills.map(({ name, value }) => {
      const given = own[name]?.trim() ?? '';
      // A path begins with a slash of its own.
      return [name, isUsable(name, given) ? given.replace(/\/$/, '') : value];
    }),
  );
