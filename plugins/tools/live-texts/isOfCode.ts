/**
 * Says of an error that is thrown in an open page whether it is shown over the page. A text that could not be compiled, that
 * imports what does not exist, or that was deleted, throws when the page takes its next version over: by then its own
 * message has been taken away because it is fixed, and nothing would take away another one. The live server sends this
 * function to the page as text, so it must not use other names.
 */
export const isOfCode = ({ message }: Error): boolean => !/Module build failed|Cannot find module/.test(message);
