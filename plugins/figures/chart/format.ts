/** How the numbers of one axis are written. */
export interface NumberForm {
  readonly unit: string;
  readonly decimals?: number;
}

const MOST_DECIMALS = 2;
const withDecimals = (least: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: least, maximumFractionDigits: MOST_DECIMALS });
const formats = [withDecimals(0), withDecimals(1), withDecimals(2)] as const;
const WITH_COMMAS = formats[0];

/** @returns how many decimals the numbers of a figure have, so that 0.60 stands beside 0.82 */
export const decimalsOf = (values: readonly number[]): number =>
  Math.min(MOST_DECIMALS, Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0)));

/**
 * @param decimals that the number has at least, unless it is zero
 * @returns the number as the pages write it: comma for thousands, point for decimals, a share with one decimal and "%"
 * without a space, other units with one
 */
export function formatValue(value: number, unit: string, decimals = 0): string {
  const least = value === 0 ? 0 : decimals;
  const digits = (formats[unit === '%' ? Math.max(1, least) : least] ?? WITH_COMMAS).format(value);
  return unit === '' || unit === '%' ? digits + unit : `${digits}\u00a0${unit}`;
}

/** @returns a number at a mark of a chart: its axis names the unit, and only "%" is written again */
export const formatMark = (value: number, { unit, decimals }: NumberForm): string =>
  formatValue(value, unit === '%' ? unit : '', decimals);

/** @returns a number of an axis: steps of whole percent have no decimals */
export const formatTick = (value: number, unit: string): string =>
  WITH_COMMAS.format(value) + (unit === '%' ? unit : '');

/** @returns what is written at the line of a threshold */
export const thresholdText = (
  { name, value }: { readonly name: string; readonly value: number },
  { unit, decimals }: NumberForm,
): string => `${name} ${formatValue(value, unit, decimals)}`;
