import path from 'node:path';
import { isRecord } from '../../src/data/isRecord';
import { parseYaml } from '../../src/data/parseYaml';
import { readText } from '../../src/data/readText';
import { anyWord, asWords, escaped } from './findWords';

/** A word that the site does not print. The fields are explained at the top of `src/data/words-to-avoid.yml`. */
export type AvoidedWord = {
  /** A regular expression for the word in all its forms. */
  words: string;
  /** Finds the word in all its forms. */
  pattern: RegExp;
  /** Finds the phrases in which the word is right. */
  allowed: RegExp | undefined;
  instead: string;
  reason: string;
  /** Sentences that must be found, and sentences that must not. */
  wrong: string[];
  right: string[];
};

const dataFolder = path.join(__dirname, '../../src/data');

/** Lists of words in `src/data`, by the rule that reads them. */
export const wordFiles = {
  'product-terms': 'words-to-avoid.yml',
  'natural-english': 'natural-english.yml',
  'british-spelling': 'british-spelling.yml',
} as const;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const knownFields = ['word', 'forms', 'pattern', 'instead', 'reason', 'allowed', 'wrong', 'right'];

function wordOf(file: string, entry: unknown, index: number): AvoidedWord {
  const fail = (what: string): never => {
    throw new Error(`src/data/${file}: entry ${index + 1} ${what}.`);
  };
  if (!isRecord(entry)) {
    return fail('is not a group of fields');
  }
  const { word, forms = [], pattern, instead, reason, allowed = [], wrong = [], right = [] } = entry;
  const unknown = Object.keys(entry).find((field) => !knownFields.includes(field));
  if (unknown !== undefined) {
    return fail(`has the unknown field "${unknown}"; known fields are ${knownFields.join(', ')}`);
  }
  if (!isText(word) || !isText(instead) || !isText(reason)) {
    return fail('needs the texts "word", "instead" and "reason"');
  }
  if (!isTextList(forms) || !isTextList(allowed) || !isTextList(wrong) || !isTextList(right)) {
    return fail('needs lists of texts in "forms", "allowed", "wrong" and "right"');
  }
  if (pattern !== undefined && !isText(pattern)) {
    return fail('needs a text in "pattern"');
  }
  const words = pattern ?? anyWord([word, ...forms]);
  const phrases = pattern === undefined ? allowed.map(escaped) : allowed;
  try {
    return {
      words,
      pattern: asWords([words]),
      allowed: phrases.length === 0 ? undefined : new RegExp(phrases.join('|').replaceAll(' ', '\\s+'), 'giu'),
      instead,
      reason,
      wrong,
      right,
    };
  } catch (error) {
    return fail(`has a pattern that cannot be read (${error instanceof Error ? error.message : error})`);
  }
}

/**
 * @param yaml text of a list of words
 * @param file name of the list, for messages
 * @throws Error that names the line, or the entry and the field, that is wrong
 */
export function parseAvoidedWords(yaml: string, file: string): AvoidedWord[] {
  const entries = parseYaml(`src/data/${file}`, yaml);
  if (!Array.isArray(entries)) {
    throw new Error(`src/data/${file}:1 is not a list. Fix: begin each entry with "- word: …".`);
  }
  return entries.map((entry, index) => wordOf(file, entry, index));
}

/** @param rule the rule that refuses the words */
export function readAvoidedWords(rule: keyof typeof wordFiles): AvoidedWord[] {
  const file = wordFiles[rule];
  return parseAvoidedWords(readText(path.join(dataFolder, file)), file);
}
