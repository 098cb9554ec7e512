/** A declaration of fill or stroke of one rule of `drawing.css`. */
interface Paint {
  readonly classes: readonly string[];
  readonly property: 'fill' | 'stroke';
  readonly value: string;
}

const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, '');

/** On paper words have the ground of the sheet; what is asked here is how they look on a screen. */
const withoutPrint = (css: string): string => css.replace(/@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

const rulesOf = (css: string): (readonly [string, string])[] =>
  [...withoutPrint(withoutComments(css)).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [
    selector.trim(),
    body,
  ]);

const declarationsOf = (body: string): (readonly [string, string])[] =>
  body
    .split(';')
    .map((line) => line.split(':'))
    .filter((parts) => parts.length === 2)
    .map(([name = '', value = '']) => [name.trim(), value.trim()]);

/** @returns fills and strokes of the classes, in the order of the style sheet */
export function paintsOf(css: string): Paint[] {
  return rulesOf(css).flatMap(([selector, body]) =>
    declarationsOf(body).flatMap(([property, value]) =>
      property === 'fill' || property === 'stroke'
        ? [{ classes: selector.split(',').map((one) => one.trim().replace(/^\./, '')), property, value }]
        : [],
    ),
  );
}

/** @returns what the last rule says that fits one of the classes */
export const paintOf = (
  paints: readonly Paint[],
  property: Paint['property'],
  classes: readonly string[],
): string | undefined =>
  paints.findLast((paint) => paint.property === property && paint.classes.some((name) => classes.includes(name)))
    ?.value;
