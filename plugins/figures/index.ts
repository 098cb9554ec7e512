import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';

export type FigureOptions = {
  /** Whether figures bring colours made from those of Infima; a site that defines all their tokens needs none. */
  defaultTokens: boolean;
};

/**
 * Gives the site the element `Figure`, which `remarkFigures` writes for every fence that it draws. The README says how a
 * site names both.
 */
export default function figures(_context: LoadContext, { defaultTokens }: FigureOptions): Plugin {
  return {
    name: 'figures',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => (defaultTokens ? [path.join(__dirname, 'tokens.css')] : []),
  };
}

/** @throws Error that names the wrong option */
function validateOptions({
  options,
}: OptionValidationContext<Partial<FigureOptions> | undefined, FigureOptions>): FigureOptions {
  const { defaultTokens = true, ...others } = options ?? {};
  const [unknown] = Object.keys(others).filter((name) => name !== 'id');
  if (unknown !== undefined || typeof defaultTokens !== 'boolean') {
    const fault = unknown === undefined ? '"defaultTokens" is neither true nor false' : `there is no "${unknown}"`;
    throw new Error(
      `[figures] The options are wrong: ${fault}. Fix: the only option is "defaultTokens", true or false.`,
    );
  }
  return { defaultTokens };
}

// Docusaurus finds it here, whether a configuration contains the plugin itself or its path.
figures.validateOptions = validateOptions;
