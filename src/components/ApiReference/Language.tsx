import { useStorageSlot } from '@docusaurus/theme-common';
import { createContext, type ReactNode, useContext } from 'react';

type Language = { readonly chosen: number; readonly choose: (index: number) => void };

const Choice = createContext<Language>({ chosen: 0, choose: () => undefined });

/** @returns the language of all samples of the page, and what changes it */
export const useLanguage = (): Language => useContext(Choice);

/** Keeps the language of the samples, under the key that tabs of the site have (specification section 4). */
export default function LanguageProvider({
  names,
  children,
}: {
  readonly names: string[];
  readonly children: ReactNode;
}) {
  const [stored, slot] = useStorageSlot('docusaurus.tab.api-language');
  const chosen = Math.max(0, names.indexOf(stored ?? ''));
  return <Choice value={{ chosen, choose: (index) => slot.set(names[index] ?? '') }}>{children}</Choice>;
}
