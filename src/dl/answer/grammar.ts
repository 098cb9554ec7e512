import { parseAnswer } from './parseAnswer';
import { parseArgument } from './parseArgument';
import {
  parseBreak,
  parseDisableAutoVars,
  parseLineBreak,
  parseListEnd,
  parseListItem,
  parseListStart,
  parseNothing,
} from './parseBare';
import { parseFunction } from './parseCall';
import { parseDictionaryReference, parseFragment, parseStar } from './parseCapture';
import { parseIf, parseSwitch } from './parseChoice';
import { parseExtend } from './parseExtend';
import { parseInlineNode } from './parseInlineNode';
import { parseLink, parsePage, parseQuestionLink } from './parseLinks';
import { parseOperator } from './parseOperator';
import { parsePre } from './parsePre';
import { parsePrintedDictionary } from './parsePrintedDictionary';
import { parseExternalService, parseGetAnswer, parseRss } from './parseUnsupported';
import { parseVariable } from './parseVariable';
import type { AnswerGrammar, TagReader } from './reader';

/**
 * Tags in the order in which they are tried: a name that is the start of another one is tried after it (section 13,
 * surprises).
 */
const tagsOfLine: readonly TagReader[] = [
  parseDictionaryReference,
  parseFragment,
  parseBreak,
  parseLineBreak,
  parseNothing,
  parseDisableAutoVars,
  parseVariable,
  parseQuestionLink,
  parsePrintedDictionary,
  parseGetAnswer,
  parseLink,
  parsePage,
  parseIf,
  parseSwitch,
  parseStar,
  parseInlineNode,
  parseExternalService,
  parseFunction,
  parseRss,
  parseExtend,
  parsePre,
  parseListStart,
  parseListItem,
  parseListEnd,
  parseOperator,
];

/** Arguments of kind *any* (section 11.1), also in branches inside of them. */
const tagsOfAny: readonly TagReader[] = [
  parseDictionaryReference,
  parseFragment,
  parseVariable,
  parsePrintedDictionary,
  parseIf,
  parseSwitch,
  parseStar,
  parseInlineNode,
  parseFunction,
];

/** Tags that are allowed in a branch but not in an argument of kind *any*: all others that a line allows. */
const tagsOfBranch = tagsOfLine.filter((tag) => !tagsOfAny.includes(tag));

const tagsOfDynamic: readonly TagReader[] = [parseDictionaryReference, parseFragment, parseStar, parseVariable];

const tagsOfExtended: readonly TagReader[] = [parseFunction, ...tagsOfDynamic];

export const answerGrammar: AnswerGrammar = {
  tags: {
    line: tagsOfLine,
    any: tagsOfAny,
    branch: tagsOfBranch,
    dynamic: tagsOfDynamic,
    extended: tagsOfExtended,
  },
  answer: parseAnswer,
  argument: parseArgument,
};
