import type { FunctionHelp } from '../../../../src/data/dlHelp/functions';
import { builtInSignature, type FunctionSignature } from '../../../../src/dl';

/** An argument as a table shows it: `fallback` is the value that stands for a missing one, when it is not empty. */
export type ShownArgument = { name: string; remark: string; fallback?: string };

type Kind = FunctionSignature['parameters'][number]['kind'];

/** Kinds of arguments in words (DL language, section 11.1). */
const kinds: Readonly<Record<Kind, string>> = {
  text: 'plain',
  dynamic: 'dynamic',
  extended: 'extended',
  any: 'any',
  variable: 'variable name',
  bool: 'condition',
};

const amounts = ['any number', '1 or more', '2 or more'];

/** @throws Error when the engine has no function of this name */
export function signatureOf({ name }: FunctionHelp): FunctionSignature {
  const signature = builtInSignature(name);
  if (signature === undefined) {
    throw new Error(`The help knows a function "${name}" that the engine does not have.`);
  }
  return signature;
}

/** If a function takes any number of arguments, the last name represents the rest. */
function namesOf({ args }: FunctionHelp, { rest }: FunctionSignature): readonly string[] {
  return rest === null ? args : [...new Set(args)];
}

/**
 * Names from the help of the editor, kinds and defaults from the engine (DL language, sections 11.2 to 11.8).
 *
 * @throws Error when the two list different numbers of arguments, or differ in which of them are optional
 */
export function argumentsOf(help: FunctionHelp): ShownArgument[] {
  const signature = signatureOf(help);
  const names = namesOf(help, signature);
  const { parameters, rest, least } = signature;
  if (rest === null && names.length !== parameters.length) {
    throw new Error(
      `The help of "${help.name}" names ${names.length} arguments, the engine takes ${parameters.length}.`,
    );
  }
  return names.map((written, index) => {
    const name = written.replace(/\?$/, '');
    const parameter = parameters[index];
    const kind = kinds[parameter?.kind ?? rest ?? 'text'];
    if (rest !== null && index === names.length - 1) {
      return { name, remark: `${kind}, ${amounts[least - index] ?? `${least - index} or more`}` };
    }
    const fallback = parameter?.fallback ?? null;
    if ((fallback !== null) !== written.endsWith('?')) {
      throw new Error(`The help and the engine do not agree whether "${name}" of "${help.name}" may be omitted.`);
    }
    if (fallback === null) {
      return { name, remark: kind };
    }
    return fallback === '' ? { name, remark: `${kind}, optional` } : { name, remark: kind, fallback };
  });
}
