import { isRecord } from '../isRecord';
import { adviseNames } from '../nearNames';

/** Way to a value: names of fields and numbers of list items. */
export type Path = readonly (string | number)[];

/** What is wrong with one value. */
export type Fault = { path: Path; reason: string; fix: string };

/**
 * One kind of value: checks it, names its parts, and knows how it is printed.
 * Hand-written because the data need ten kinds, a print form for each, and messages with a fix.
 */
export type Field<T> = {
  /** Ends the sentence "it must be …". */
  readonly expects: string;
  /** @returns one fault for each wrong value; none for a `T` */
  check(value: unknown, path: Path): Fault[];
  /** @returns the kind of a part of the value; nothing where it has no such part */
  inside?(name: string): Field<unknown> | undefined;
  /** @returns the value as readers see it */
  show?(value: T): string;
  /** How the value is written in a text where plain text is not enough. */
  readonly as?: 'link' | 'keys' | 'verbatim' | 'id';
  /** Stands for the type only; never set. */
  readonly of?: T;
};

/** A field that a record may omit. */
export type OptionalField<T> = Field<T> & { readonly isOptional: true };

/** TypeScript type of the values of a field. */
export type Infer<F> = F extends Field<infer T> ? T : never;

type Fields = Readonly<Record<string, Field<unknown>>>;
type OptionalNames<F extends Fields> = { [K in keyof F]: F[K] extends OptionalField<unknown> ? K : never }[keyof F];
type RecordOf<F extends Fields> = { [K in Exclude<keyof F, OptionalNames<F>>]: Infer<F[K]> } & {
  [K in OptionalNames<F>]?: Infer<F[K]>;
};

const isOptional = (field: Field<unknown>): boolean => 'isOptional' in field;

function seen(value: unknown): string {
  if (value === undefined) {
    return 'nothing';
  }
  if (Array.isArray(value)) {
    return 'a list';
  }
  return isRecord(value) ? 'a group of fields' : JSON.stringify(value);
}

function simple<T>(expects: string, fits: (value: unknown) => boolean, show: (value: T) => string): Field<T> {
  return {
    expects,
    check: (value, path) =>
      fits(value) ? [] : [{ path, reason: `it is ${seen(value)}`, fix: `it must be ${expects}` }],
    show,
  };
}

const withCommas = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 10 });

/** @returns a number in the form of the style of this site: 10,000 and 4.5 */
export const formatNumber = (value: number): string => withCommas.format(value);

/** A text that is not empty and has no spaces at its ends. */
export const text = (): Field<string> =>
  simple(
    'a text without spaces at its ends, in quotation marks where YAML reads it as something else',
    (value) => typeof value === 'string' && value !== '' && value.trim() === value,
    (value) => value,
  );

/** @param expects ends the sentence "it must be …" */
export const pattern = (form: RegExp, expects: string): Field<string> =>
  simple(
    expects,
    (value) => typeof value === 'string' && form.test(value),
    (value) => value,
  );

export const integer = (least = 0, most = Number.MAX_SAFE_INTEGER): Field<number> =>
  simple(
    `a whole number, ${least} or more${most < Number.MAX_SAFE_INTEGER ? ` and at most ${most}` : ''}`,
    (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
    formatNumber,
  );

export const decimal = (): Field<number> =>
  simple('a number', (value) => typeof value === 'number' && Number.isFinite(value), formatNumber);

/** A share with one decimal, printed with its sign: 87.5%. */
export const percent = (): Field<number> =>
  simple(
    'a number from 0 to 100 with at most one decimal',
    (value) =>
      typeof value === 'number' && value >= 0 && value <= 100 && Math.abs(value * 10 - Math.round(value * 10)) < 1e-9,
    (value) => `${value.toFixed(1)}%`,
  );

/** @returns seconds as minutes and seconds: 4:12 */
export const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds, printed as minutes and seconds. */
export const minutesAndSeconds = (): Field<number> =>
  simple('a whole number of seconds', (value) => Number.isSafeInteger(value) && Number(value) >= 0, formatMinutes);

/** A year; it is printed without a comma. */
export const year = (): Field<number> =>
  simple('a year, for example 2026', (value) => Number.isSafeInteger(value) && Number(value) > 1999, String);

export const yesNo = (): Field<boolean> =>
  simple(
    'true or false',
    (value) => typeof value === 'boolean',
    (value) => (value ? 'yes' : 'no'),
  );

export function oneOf<const T extends string>(names: readonly T[]): Field<T> {
  return {
    expects: `one of ${names.join(', ')}`,
    check: (value, path) =>
      names.some((name) => name === value)
        ? []
        : [{ path, reason: `it is ${seen(value)}`, fix: adviseNames(String(value), names) }],
    show: (value) => value,
  };
}

/** Items in a fixed order; printed with commas between them. */
export function list<T>(item: Field<T>, { least = 1 }: { least?: number } = {}): Field<T[]> {
  const expects = `a list of at least ${least}, each ${item.expects}`;
  return {
    expects,
    check: (value, path) => {
      if (!Array.isArray(value) || value.length < least) {
        return [
          { path, reason: `it is ${Array.isArray(value) ? 'too short' : seen(value)}`, fix: `it must be ${expects}` },
        ];
      }
      return value.flatMap((one, index) => item.check(one, [...path, index]));
    },
    inside: (name) => (/^\d+$/.test(name) ? item : undefined),
    ...(item.show && { show: (value: T[]) => value.map((one) => item.show?.(one)).join(', ') }),
  };
}

/** Fields with known names. An unknown name is an error, so that a typo does not lose a value. */
export function record<const F extends Fields>(fields: F, show?: (value: RecordOf<F>) => string): Field<RecordOf<F>> {
  const names = Object.keys(fields);
  return {
    expects: `fields: ${names.join(', ')}`,
    check: (value, path) => {
      if (!isRecord(value)) {
        return [{ path, reason: `it is ${seen(value)}`, fix: `it must have the fields ${names.join(', ')}` }];
      }
      const unknown = Object.keys(value)
        .filter((name) => !Object.hasOwn(fields, name))
        .map((name) => ({ path: [...path, name], reason: 'this field is unknown', fix: adviseNames(name, names) }));
      const wrong = Object.entries(fields).flatMap(([name, field]) =>
        value[name] === undefined && isOptional(field) ? [] : field.check(value[name], [...path, name]),
      );
      return [...unknown, ...wrong];
    },
    inside: (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined),
    ...(show && { show }),
  };
}

/** Entries under stable names, in the order of the file. The name is part of every `<Fact>`: it never changes. */
export function entries<T>(
  entry: Field<T>,
  name: Field<string> = pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of Latin lower-case letters, digits and hyphens'),
): Field<Record<string, T>> {
  return {
    expects: `entries, each ${entry.expects}`,
    check: (value, path) => {
      if (!isRecord(value) || Object.keys(value).length === 0) {
        return [
          {
            path,
            reason: `it is ${isRecord(value) ? 'empty' : seen(value)}`,
            fix: 'it must have at least one entry with a name',
          },
        ];
      }
      return Object.entries(value).flatMap(([key, one]) => [
        ...name.check(key, [...path, key]),
        ...entry.check(one, [...path, key]),
      ]);
    },
    inside: () => entry,
  };
}

export const optional = <T>(field: Field<T>): OptionalField<T> => ({ ...field, isOptional: true });
