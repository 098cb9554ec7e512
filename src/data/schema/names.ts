import { type Field, oneOf, pattern, text } from './field';

/** Names that occur in several files. Whether the thing named exists is a check across files, made by the tests. */
export const page = (): Field<string> => ({
  ...pattern(/^\/\S*$/, 'the path of a route, for example /development/branches'),
  as: 'link',
});
/** Keys pressed together are joined by "+", keys pressed one after the other by "then". */
export const keys = (): Field<string> => ({ ...text(), as: 'keys' });
/** A text printed word for word: signs in it are never read as marks. */
export const verbatim = (): Field<string> => ({ ...text(), as: 'verbatim' });
/** A name that readers type or search for exactly; it is printed in code font. */
export const inCode = (name: Field<string>): Field<string> => ({ ...name, show: (value) => `\`${value}\`` });
export const release = () => pattern(/^\d+\.\d+\.\d+$/, 'a release such as 0.46.0');
export const uuid = () =>
  pattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'a uuid: 36 characters, lower case, with hyphens');
/** A uuid that readers copy: it is in code. */
export const shownId = (): Field<string> => ({ ...uuid(), as: 'id' });
export const entryName = () => pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the name of an entry');
/** Codes of DL elements: the platform model, section 3. */
export const elementCode = () =>
  pattern(/^[a-z][a-z0-9_-]{1,63}$/, '2–64 Latin lower-case letters, digits, "_" or "-", with a letter first');

export const roleNames = ['administrator', 'manager', 'developer', 'editor', 'analyst', 'viewer'] as const;
export const roleName = () => oneOf(roleNames);
