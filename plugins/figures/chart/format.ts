const WITH_COMMAS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const SHARE = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/**
 * @returns the number as the pages write it: comma for thousands, point for decimals, a share with one decimal and "%"
 * without a space, other units with one
 */
export function formatValue(value: number, unit: string): string {
  if (unit === '%') {
    return `${SHARE.format(value)}%`;
  }
  const digits = WITH_COMMAS.format(value);
  return unit === '' ? digits : `${digits}\u00a0${unit}`;
}

/** @returns a number at a mark of a chart: its axis names the unit, and only "%" is written again */
export const formatMark = (value: number, unit: string): string => formatValue(value, unit === '%' ? unit : '');

/** @returns a number of an axis: steps of whole percent have no decimals */
export const formatTick = (value: number, unit: string): string =>
  WITH_COMMAS.format(value) + (unit === '%' ? unit : '');

/** @returns what is written at the line of a threshold */
export const thresholdText = (
  { name, value }: { readonly name: string; readonly value: number },
  unit: string,
): string => `${name} ${formatValue(value, unit)}`;
