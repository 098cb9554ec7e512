import { add, compare, type Decimal, decimalText, divide, exactly, multiply, subtract } from './decimal';
import { unitGroups, unitZeros } from './unitTable';

/** How many digits are kept after the point for values below a number; the others are cut off. */
const digitsKept: readonly (readonly [below: number, digits: number])[] = [
  [0.000001, 9],
  [0.0001, 7],
  [0.01, 5],
  [1, 3],
  [Number.POSITIVE_INFINITY, 2],
];

/** The value in another unit; null for unknown units and units of different groups. */
export function convertMeasure(from: string, to: string, value: Decimal): string | null {
  const source = from.toLowerCase();
  const target = to.toLowerCase();
  for (const units of Object.values(unitGroups)) {
    const size = units[source];
    const wanted = units[target];
    if (size === undefined || wanted === undefined) continue;
    const raised = multiply(subtract(value, exactly(unitZeros[source] ?? 0)), exactly(size));
    return printed(add(divide(raised, exactly(wanted)), exactly(unitZeros[target] ?? 0)));
  }
  return null;
}

function printed(result: Decimal): string {
  const size = { ...result, digits: result.digits < 0n ? -result.digits : result.digits };
  const kept = digitsKept.find(([below]) => below === Number.POSITIVE_INFINITY || compare(size, exactly(below)) < 0);
  return decimalText(result, kept?.[1] ?? 2);
}
