/** A piece of code in one colour; a piece without a role has the colour of the text. */
export type Piece = { text: string; role: Role | undefined };

/** The colours of `src/css/code.css`. */
export type Role = 'comment' | 'keyword' | 'string' | 'number' | 'name';
