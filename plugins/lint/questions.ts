import type { Document } from '../texts/document';
import type { Problem } from '../texts/finding';
import { onceFor } from '../texts/onceFor';
import type { Site } from './site';

const least = 3;
const most = 8;
const shortest = 12;
const longest = 90;
/** One in this many questions may have no word of the page. */
const strangeShare = 3;

/** Words that frame a question and say nothing of what is asked. */
const framing = new Set(
  `about after again all also and any anybody anyone anything are because been before being but can cannot could did does
  done else for from get give have how into its just know let like look made make many may mean means more most much must
  need new not nothing now off one only other our out over own really same see shall should some somebody someone something
  such take tell than that the their them then there these they thing things this those two under use used using very want
  was way were what when where which who whom whose why will with without work would you your`.split(/\s+/),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => word.length > 2 && !framing.has(word));

/** As many letters as a word and its forms share: "publish", "published" and "publication". */
const rootOf = (word: string): string => word.slice(0, Math.max(4, word.length - 3));

function formProblem(question: string): Problem | undefined {
  const quoted = `"${question}"`;
  if (question.length < shortest || question.length > longest) {
    return {
      reason: `${quoted} has ${question.length} characters; ${shortest}–${longest} are allowed.`,
      fix: 'write one short question.',
    };
  }
  if (!/^\p{Lu}[^?!\n]*\?$/u.test(question)) {
    return {
      reason: `${quoted} is not one question with a capital letter first and a question mark last.`,
      fix: 'write it as a person would ask it.',
    };
  }
  return wordsOf(question).length < 3
    ? { reason: `${quoted} has fewer than three words.`, fix: 'write what a person would ask.' }
    : undefined;
}

const isSameWord = (one: string, other: string): boolean =>
  one.startsWith(rootOf(other)) || other.startsWith(rootOf(one));

function titleProblem(question: string, title: string): Problem | undefined {
  const ofTitle = tellingWords(title);
  const telling = tellingWords(question);
  return telling.length > 0 && telling.every((word) => ofTitle.some((one) => isSameWord(one, word)))
    ? {
        reason: `"${question}" only asks for the title again.`,
        fix: 'ask in the words of someone who does not know it.',
      }
    : undefined;
}

/** The words of a page without its questions. */
function wordsOfPage({ lines, frontMatter }: Document): string[] {
  const fields = ['title', 'description', 'keywords'].map((name) => String(frontMatter.fields.get(name)?.value ?? ''));
  return wordsOf([...fields, ...lines.slice(frontMatter.lastLine)].join('\n'));
}

/**
 * A question in other words than the page is what the field is for, but a page that answers most of its questions has a
 * word of them. A Russian question has no word in common with an English page, so only an editor can judge it.
 */
function answerProblem(questions: readonly string[], document: Document): Problem | undefined {
  const words = wordsOfPage(document);
  const english = questions.filter((question) => !/\p{Script=Cyrillic}/u.test(question));
  const strange = english.filter(
    (question) => !tellingWords(question).some((word) => words.some((one) => one.startsWith(rootOf(word)))),
  );
  return strange.length * strangeShare <= english.length
    ? undefined
    : {
        reason: `the page has no word of ${strange.map((question) => `"${question}"`).join(' and ')}.`,
        fix: 'ask what the page answers, or say the answer on the page in these words.',
      };
}

/** Questions with the same words are the same, however they are written. */
const keyOf = (question: string): string => wordsOf(question).join(' ');

/** @returns the keys of the questions that a text has */
const keysOf = ({ frontMatter }: Document): string[] => {
  const value = frontMatter.fields.get('questions')?.value;
  return Array.isArray(value) ? value.filter((asked) => typeof asked === 'string').map(keyOf) : [];
};

/** @returns for each key, the texts that have the question; a text that has it twice is there twice */
const askedIn = onceFor(({ documents }: Site): ReadonlyMap<string, Document[]> => {
  const all = new Map<string, Document[]>();
  for (const document of documents) {
    for (const key of keysOf(document)) all.set(key, [...(all.get(key) ?? []), document]);
  }
  return all;
});

function sharedProblem(question: string, document: Document, site: Site): Problem | undefined {
  const key = keyOf(question);
  if (keysOf(document).filter((own) => own === key).length > 1) {
    return { reason: `"${question}" is there twice.`, fix: 'delete one.' };
  }
  const other = askedIn(site)
    .get(key)
    ?.find((one) => one !== document);
  return (
    other && {
      reason: `${other.file} has the question "${question}" as well.`,
      fix: 'leave it to the page that answers it best.',
    }
  );
}

/**
 * Questions of readers, in the words of someone who does not know our terms; the search looks in them and shows the one
 * that matched.
 *
 * @param value of the field `questions`
 * @returns the first problem
 */
export function questionsProblem(value: unknown, document: Document, site: Site): Problem | undefined {
  if (!Array.isArray(value) || !value.every((question) => typeof question === 'string')) {
    return { reason: 'it is not a list of texts.', fix: 'write a list; put a question with a colon in quotes.' };
  }
  if (value.length < least || value.length > most) {
    return {
      reason: `it has ${value.length} questions; ${least}–${most} are allowed.`,
      fix: 'add or delete questions.',
    };
  }
  const title = String(document.frontMatter.fields.get('title')?.value ?? '');
  for (const question of value) {
    const problem = formProblem(question) ?? titleProblem(question, title) ?? sharedProblem(question, document, site);
    if (problem) return problem;
  }
  return answerProblem(value, document);
}
