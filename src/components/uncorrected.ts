/** Attributes of a field for what is not prose: a browser would complete it or insert capitals. */
export const uncorrected = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
