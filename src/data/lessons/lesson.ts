/** Variables by name. */
type Values = Readonly<Record<string, string>>;

/** One phrase that the check of a lesson tries on the rules, and the result it must have. */
export type LessonPhrase = {
  readonly say: string;
  /** The reply must be one of these; none at all means that no rule may reply. */
  readonly replies: readonly string[];
  /** The reply must differ from the previous one. */
  readonly isOther?: boolean;
  /** The phrase starts a new chat with these variables. */
  readonly given?: Values;
  /** Variables after the turn. */
  readonly after?: Values;
};

/** A wrong answer that people give, known by how it fails, and what to say to them. */
export type KnownMistake = {
  readonly fails: string;
  /** What the answer must contain, where others that fail in the same way have not made this mistake. */
  readonly contains?: string;
  readonly hint: string;
};

/**
 * What a page says about a lesson to the script that lets readers do it; `plugins/transforms/dl-examples` writes it.
 */
export type Lesson = {
  /** The initial content of the editor. */
  readonly start: string;
  /** Name of the dictionary that the reader changes; without it the rules are changed. */
  readonly dictionary?: string;
  readonly check: readonly LessonPhrase[];
  readonly mistakes: readonly KnownMistake[];
  readonly hint: string;
  /** JSON of what the rules need, in the form of `DlExample`. */
  readonly setup?: string;
};

/** Id of the rule in messages and reasons when a reader writes it without BEGIN and END. */
export const ownRule = 'your rule';
