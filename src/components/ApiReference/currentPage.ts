import { createContext, useContext } from 'react';
import type { ApiPage, Field } from '../../api/page';

/** The page that contains a part. */
export const CurrentPage = createContext<ApiPage | null>(null);

/** @throws Error outside of a page */
export function useCurrentPage(): ApiPage {
  const page = useContext(CurrentPage);
  if (page === null) {
    throw new Error('A part of an API reference is outside of its page.');
  }
  return page;
}

/** @returns gives the fields of a schema by its name */
export function useFieldsOf(): (schema: string | undefined) => Field[] {
  const { schemas } = useCurrentPage();
  return (schema) => schemas.find(({ name }) => name === schema)?.fields ?? [];
}
