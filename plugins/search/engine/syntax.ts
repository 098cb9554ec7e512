import { FIELDS, type Field, type SyntaxNote } from '../common/schema';

/** A word of a query with its operators in lunr syntax: `title:word`, `+word`, `-word`, `word~1`, `word^2`. */
export type Clause = {
  term: string;
  field: Field | null;
  presence: 'optional' | 'required' | 'prohibited';
  distance: number;
  boost: number;
};

/** `null` for a plain query without operators. */
export type Parsed = { clauses: Clause[] } | { note: SyntaxNote } | null;

/** Larger distances match everything and take seconds. */
const mostDistance = 2;
const mostBoost = 100;

const notes: Record<SyntaxNote['kind'], (found: string) => SyntaxNote> = {
  field: (found) => ({
    kind: 'field',
    message: `Unrecognised field "${found}". Fields are ${FIELDS.join(', ')}.`,
  }),
  term: (found) => ({ kind: 'term', message: `Expected a term after "${found}".` }),
  distance: (found) => ({ kind: 'distance', message: `Edit distance must be numeric, not "${found}".` }),
  boost: (found) => ({ kind: 'boost', message: `Boost must be numeric, not "${found}".` }),
};

/** A field before a colon. `Chat.init:` is a name, `https://` an address, and `:luniq:` starts with a colon. */
const fieldForm = /^([A-Za-z]+):(?!\/\/)(.*)$/u;
/** An operator after a word. After symbols, it is text: `C++`, `~` and `*^*`. */
const suffixForm = /^(.*[\p{L}\p{N}])([~^])([^~^]*)$/u;

const isField = (name: string): name is Field => FIELDS.some((field) => field === name);

type Piece = { clause: Clause; isPlain: boolean } | { note: SyntaxNote };

function readPiece(piece: string): Piece {
  const clause: Clause = { term: piece, field: null, presence: 'optional', distance: 0, boost: 1 };
  let isPlain = true;
  const sign = /^([+-])(?=[\p{L}\p{N}])/u.exec(piece)?.[1];
  if (sign !== undefined) {
    clause.presence = sign === '+' ? 'required' : 'prohibited';
    clause.term = piece.slice(1);
    isPlain = false;
  }
  const [, field, rest] = fieldForm.exec(clause.term) ?? [];
  if (field !== undefined && rest !== undefined && (rest !== '' || isField(field))) {
    if (!isField(field)) {
      return { note: notes.field(field) };
    }
    if (!/[\p{L}\p{N}]/u.test(rest)) {
      return { note: notes.term(clause.term) };
    }
    clause.field = field;
    clause.term = rest;
    isPlain = false;
  }
  for (let suffix = suffixForm.exec(clause.term); suffix; suffix = suffixForm.exec(clause.term)) {
    const [, term = '', operator, value = ''] = suffix;
    const kind = operator === '~' ? 'distance' : 'boost';
    if (!/^\d+$/.test(value)) {
      return { note: notes[kind](value) };
    }
    if (kind === 'distance') clause.distance = Math.min(Number(value), mostDistance);
    else clause.boost = Math.min(Number(value), mostBoost);
    clause.term = term;
    isPlain = false;
  }
  return { clause, isPlain };
}

/**
 * @param query what was typed
 * @returns its clauses if it contains operators, a note if one of them is invalid (specification, section 5), `null`
 *   for a plain query. Never throws.
 */
export function parseSyntax(query: string): Parsed {
  const clauses: Clause[] = [];
  let hasOperator = false;
  for (const piece of query.split(/\s+/).filter(Boolean)) {
    const read = readPiece(piece);
    if ('note' in read) {
      return read;
    }
    hasOperator ||= !read.isPlain;
    clauses.push(read.clause);
  }
  // A query that only excludes words would find all other pages: "-1" and "-if" are meant as text.
  const hasWanted = clauses.some(({ presence }) => presence !== 'prohibited');
  return hasOperator && hasWanted ? { clauses } : null;
}
