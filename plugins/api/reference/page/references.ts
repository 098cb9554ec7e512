import type { ApiDocument, Reference } from '../../../../src/api/openapi/document';

/**
 * Follows a reference inside a document.
 *
 * @returns the part itself, or what the reference leads to
 * @throws Error when it leads nowhere
 */
export function follow<Part extends object>(document: ApiDocument, part: Part | Reference): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') {
    return part as Part;
  }
  const found = part.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document);
  if (found === undefined) {
    throw new Error(
      `${document.info.title}: ${part.$ref} leads nowhere. Fix: add it to the document or correct the name.`,
    );
  }
  return found as Part;
}

/** @returns the name of the schema that a reference names */
export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);
