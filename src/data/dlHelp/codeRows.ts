/** The page with the table of all error codes. */
const codesPage = '/syntax-DL/special-symbols-in-rules';

/** @returns the id of the row that explains an error code of DL, for example `code-10304` */
export const codeRowId = (code: number | string): string => `code-${code}`;

/** @returns where an error code is explained, for a link */
export const codeAddress = (code: number): string => `${codesPage}#${codeRowId(code)}`;
