import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** A word that the site does not print. The fields are explained at the top of `src/data/words-to-avoid.yml`. */
export type AvoidedWord = {
  word: string;
  forms: string[];
  instead: string;
  reason: string;
  allowed: string[];
  waivers: { file: string; reason: string }[];
};

const dataFolder = path.join(__dirname, '../../src/data');
const wordsFile = 'words-to-avoid.yml';
const spellingFile = 'british-spelling.yml';

type Entry = Record<string, unknown>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const knownFields = ['word', 'forms', 'instead', 'reason', 'allowed', 'waivers'];

function wordOf(entry: unknown, index: number): AvoidedWord {
  const fail = (what: string): never => {
    throw new Error(`src/data/${wordsFile}: entry ${index + 1} ${what}.`);
  };
  if (!isEntry(entry)) {
    return fail('is not a list of fields');
  }
  const { word, forms = [], instead, reason, allowed = [], waivers = [] } = entry;
  const unknown = Object.keys(entry).find((field) => !knownFields.includes(field));
  if (unknown !== undefined) {
    return fail(`has the unknown field "${unknown}"; known are ${knownFields.join(', ')}`);
  }
  if (!isText(word) || !isText(instead) || !isText(reason)) {
    return fail('needs the texts "word", "instead" and "reason"');
  }
  if (!isTextList(forms) || !isTextList(allowed)) {
    return fail('needs lists of texts in "forms" and "allowed"');
  }
  const isWaiver = (value: unknown): value is AvoidedWord['waivers'][number] =>
    isEntry(value) && isText(value.file) && isText(value.reason);
  if (!Array.isArray(waivers) || !waivers.every(isWaiver)) {
    return fail('needs "file" and "reason" in every waiver');
  }
  return { word, forms, instead, reason, allowed, waivers };
}

/**
 * @param yaml text of a list of words
 * @throws Error that names the entry and the field that is wrong
 */
export function parseAvoidedWords(yaml: string): AvoidedWord[] {
  const entries: unknown = parse(yaml);
  if (!Array.isArray(entries)) {
    throw new Error(`src/data/${wordsFile} is not a list.`);
  }
  return entries.map(wordOf);
}

export function readAvoidedWords(): AvoidedWord[] {
  return parseAvoidedWords(readFileSync(path.join(dataFolder, wordsFile), 'utf8'));
}

/**
 * @returns American spellings with their British ones
 * @throws Error when the file is not a map of words
 */
export function readBritishSpelling(): Map<string, string> {
  const entries: unknown = parse(readFileSync(path.join(dataFolder, spellingFile), 'utf8'));
  if (!isEntry(entries) || !Object.values(entries).every(isText)) {
    throw new Error(`src/data/${spellingFile} is not a map of words.`);
  }
  return new Map(Object.entries(entries).map(([american, british]) => [american, String(british)]));
}
