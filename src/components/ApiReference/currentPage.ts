import { createContext, useContext } from 'react';
import type { ApiPage } from '../../api/page';

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
