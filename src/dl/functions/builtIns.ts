import type { BuiltIn } from './builtIn';
import { dateFunctions } from './dateFunctions';
import { dictionaryFunctions } from './dictionaryFunctions';
import { numberFunctions } from './numberFunctions';
import { textFunctions } from './textFunctions';
import { truthFunctions } from './truthFunctions';
import { variableFunctions } from './variableFunctions';

/** The built-in functions of section 11 by name and short name, in lower case. */
export const builtIns: ReadonlyMap<string, BuiltIn> = new Map([
  ...textFunctions,
  ...numberFunctions,
  ...dateFunctions,
  ...truthFunctions,
  ...dictionaryFunctions,
  ...variableFunctions,
]);
