import type { FunctionSignature } from './signature';

/** A piece of the text of an own function: as written, or the place of an argument. */
export type OwnPiece = string | { readonly argument: number };

/**
 * An own function (section 11.9). A call stands for the text of its body, with the arguments put in as they are written;
 * what comes out is read like the text of an answer.
 */
export interface OwnFunction extends FunctionSignature {
  readonly pieces: readonly OwnPiece[];
}

/** The text that a call stands for. */
export function expanded({ pieces, parameters }: OwnFunction, args: readonly string[]): string {
  return pieces
    .map((piece) =>
      typeof piece === 'string' ? piece : (args[piece.argument] ?? parameters[piece.argument]?.fallback ?? ''),
    )
    .join('');
}
