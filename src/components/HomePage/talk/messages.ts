import type { SpanKind } from '../../../dl';

/** A piece of a rule in one colour. */
type Piece = { readonly text: string; readonly kind: SpanKind };

/** The rule that replied, without BEGIN, END and the comments above it. */
export type ShownRule = { readonly id: string; readonly pieces: readonly Piece[] };

/** What Pip replies: lines of text, buttons, and the rule that the reply is from. */
export type TalkReply = {
  readonly lines: readonly string[];
  readonly buttons: readonly { readonly label: string; readonly ask: string }[];
  readonly rule: ShownRule | undefined;
};

/** What the page sends. `before` are the phrases of the dialog above, which Pip answers without telling the page. */
export type Question = { readonly id: number; readonly phrase: string; readonly before: readonly string[] };
export type Answer = { readonly id: number; readonly reply: TalkReply };
