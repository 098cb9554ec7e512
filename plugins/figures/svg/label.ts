import type { Type } from '../text/measure';
import { lineHeight, SMALL } from '../text/types';
import { type Attributes, el, escapeText, type Value } from './element';

/** Part of the type size from the middle of a line of text down to its base line. */
const MIDDLE_TO_BASE = 0.35;

interface LabelOptions {
  readonly x: Value;
  /** Middle of all lines together. */
  readonly y: number;
  /** `SMALL` unless another one is named. */
  readonly type?: Type;
  /** None for plain words in the ink of the figure. */
  readonly className?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly attributes?: Attributes;
}

/** @returns the lines of a label, one below the other around the middle `y` */
export function label(
  lines: readonly string[],
  { x, y, type = SMALL, className, anchor = 'middle', attributes }: LabelOptions,
): string {
  const step = lineHeight(type);
  const first = y - ((lines.length - 1) * step) / 2 + type.size * MIDDLE_TO_BASE;
  return lines
    .map((line, index) =>
      el(
        'text',
        {
          class: className,
          x,
          y: first + index * step,
          'text-anchor': anchor === 'start' ? undefined : anchor,
          ...attributes,
        },
        escapeText(line),
      ),
    )
    .join('');
}

/** @returns the height of that many lines */
export const linesHeight = (lines: readonly string[], type: Type): number => lines.length * lineHeight(type);
