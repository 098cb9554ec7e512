import type { FunctionSignature } from './signature';

/** A piece of the text of a custom function: as written, or the place of an argument. */
export type OwnPiece = string | { readonly argument: number };

/**
 * A custom function (section 11.9). A call is replaced by the text of its body with the arguments inserted as they are
 * written, and the result is read like the text of an answer.
 */
export interface OwnFunction extends FunctionSignature {
  readonly pieces: readonly OwnPiece[];
}

/** The text that replaces a call. */
export function expanded({ pieces, parameters }: OwnFunction, args: readonly string[]): string {
  return pieces
    .map((piece) =>
      typeof piece === 'string' ? piece : (args[piece.argument] ?? parameters[piece.argument]?.fallback ?? ''),
    )
    .join('');
}
