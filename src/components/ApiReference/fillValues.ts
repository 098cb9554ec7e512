import type { Fill } from '../../api/page';

const forms = {
  host: /^[a-z\d][a-z\d.-]*(:\d{1,5})?$/i,
  id: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/** @returns whether a value may stand in a sample: a host, or an id as the platform makes them */
export const isUsable = (name: string, value: string): boolean => forms[name === 'host' ? 'host' : 'id'].test(value);

/** @returns the values of the samples: those of the reader, and those of the examples elsewhere */
export const valuesInUse = (fills: readonly Fill[], own: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    fills.map(({ name, value }) => {
      const given = own[name]?.trim() ?? '';
      return [name, isUsable(name, given) ? given : value];
    }),
  );
