import type { DictionaryMode } from '../pattern/elements';

/** Parts of `[&dict(n,part)]` (section 4.1). */
export type DictionaryPart = 'name' | 'value' | 'origin' | 'pos' | 'norm';

/** A call of a built-in function (section 11.1). Calls of custom functions have already been replaced by their text. */
export interface Call {
  readonly kind: 'call';
  readonly fn: string;
  readonly args: readonly Argument[];
}

export type Argument =
  | { readonly kind: 'body'; readonly body: Body }
  | { readonly kind: 'variable'; readonly name: string };

/** A condition of `if` and `--if` (section 2.3). */
export type Bool =
  | { readonly kind: 'set'; readonly variable: string; readonly negated: boolean }
  | { readonly kind: 'compare'; readonly variable: string; readonly different: boolean; readonly value: Body }
  | Call;

export interface Branch {
  /** Null for `else`. */
  readonly when: Bool | null;
  readonly body: Body;
}

export interface Case {
  readonly value: Body;
  readonly body: Body;
}

/** An element of an answer body (sections 2.3 and 10). */
export type Node =
  | { readonly kind: 'text'; readonly text: string; readonly raw?: true }
  | { readonly kind: 'inline'; readonly variants: readonly string[] }
  | { readonly kind: 'star'; readonly number: number }
  | { readonly kind: 'fragment'; readonly number: number }
  | { readonly kind: 'dictionaryPart'; readonly number: number; readonly part: DictionaryPart }
  | { readonly kind: 'dictionary'; readonly name: string; readonly mode: DictionaryMode }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'assign'; readonly name: string; readonly value: Body }
  | { readonly kind: 'if'; readonly branches: readonly Branch[] }
  | { readonly kind: 'switch'; readonly value: Body; readonly cases: readonly Case[]; readonly otherwise: Body }
  | { readonly kind: 'question'; readonly ask: Body | null; readonly shown: Body }
  | { readonly kind: 'link'; readonly url: Body; readonly target: string | null; readonly shown: Body }
  | { readonly kind: 'page'; readonly url: Body; readonly parent: boolean }
  | { readonly kind: 'mark'; readonly mark: 'br' | 'ul' | 'ol' | 'li' | 'el' }
  | { readonly kind: 'nothing' | 'break' | 'disableAutoVars' }
  | { readonly kind: 'extend'; readonly ids: readonly string[] }
  | { readonly kind: 'operator'; readonly args: readonly Body[] }
  | Bool;

export type Body = readonly Node[];

/** Flags of an answer line (section 7.3). */
export interface Flags {
  readonly last: boolean;
  readonly uniq: boolean;
  readonly luniq: boolean;
  readonly first: boolean;
  readonly weight: number;
}

/** Answer lines and block lines (section 10.3). */
export type AnswerItem =
  | { readonly kind: 'answer'; readonly id: number; readonly flags: Flags; readonly body: Body }
  | {
      readonly kind: 'ifBlock';
      readonly branches: readonly { readonly when: Bool | null; readonly items: AnswerItem[] }[];
    }
  | {
      readonly kind: 'switchBlock';
      readonly value: Body;
      readonly cases: readonly { readonly value: Body | null; readonly items: AnswerItem[] }[];
    };
