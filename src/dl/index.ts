/**
 * The DL language engine. Pure functions over data: time and random numbers are passed in, and nothing else is read.
 *
 *   const { base, diagnostics } = compile({ rules: 'BEGIN hi\n$ hello *\n# Hello!\nEND' });
 *   const session = createSession(base, { clock: 1773583500, seed: 7 });
 *   canonical(say(session, 'hello there').parts); // 'Hello!'
 *
 * Sections named in this folder are those of the DL language specification; README.md maps files to sections.
 */

/** Every code of section 13 with its message and fix. */
export { allCodes, type Code, codes, wordedCodes } from './diagnostics/codes';
export type { Diagnostic } from './diagnostics/diagnostic';
export type { FunctionSignature } from './functions/signature';
/** Spans of a rule file for highlighting, from the lexer of the parser (section 2). They cover the source in order. */
export { highlight } from './highlight/highlight';
export type { SpanKind } from './highlight/spans';
/** Arguments and result of a function that always exists (section 11). */
export { builtInSignature } from './rule/builtInSignature';
/**
 * Compiles a base (sections 1 and 13). Never throws: errors are in `diagnostics`, with a code, a position and a fix.
 */
export { type BaseSource, compile } from './rule/compile';
export type { RuleBase } from './rule/ruleBase';
/** Which rule gave a reply, and why the others did not (section 7.2). */
export { heldBack, rivalsOf, winnerOf } from './turn/contest';
/** Starts a chat and runs its SETSESSION events (sections 10.4 and 12). Never throws. */
export { createSession } from './turn/createSession';
/** A reply as its tags (for comparison) and as the text to which a that-line is compared (sections 5 and 10). */
export { canonical, type Part, plainText } from './turn/parts';
/** One turn (section 12.3), and variables changed from outside (UPDATESESSION, section 10.4). Neither throws. */
export { type Explained, type Hindered, type Reply, say, update } from './turn/say';
export type { Session } from './turn/session';
/** The variables of a chat that have a value (section 12.2). */
export { variablesOf } from './turn/variablesOf';
/** The parts of a weight, for explaining it (sections 7.1, 15.1 and 15.2). */
export { type WeightParts, type WeightRow, weightRows } from './turn/weight';
