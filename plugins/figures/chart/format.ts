const WITH_COMMAS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** @returns the number as the pages write it: comma for thousands, point for decimals, "%" without a space, other units with one */
export function formatValue(value: number, unit: string): string {
  const digits = WITH_COMMAS.format(value);
  if (unit === '') {
    return digits;
  }
  return unit === '%' ? `${digits}%` : `${digits}\u00a0${unit}`;
}
