/** Replaces the highlighter, which `prism-react-renderer` exports under this name. */
export const Prism = undefined;
