import type { PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type FunctionHelp, functionGroups } from '../../../src/data/dlHelp/functions';
import { adviseNames } from '../../../src/data/nearNames';
import { needAttribute, readAttributes } from '../../texts/attributes';
import { code } from '../../texts/elements';
import { fail, type Place } from '../../texts/place';
import { argumentsOf, type ShownArgument, signatureOf } from './dlFunctions/shownArguments';
import { noValue, plain, tableOf } from './facts/table';
import { mustBeOnOwnLine, replaceElements } from './replaceElements';

const heads = ['Function', 'Short\u00a0name', 'Arguments', 'Result', 'What it does'];

const results = { text: 'text', bool: 'true or false' } as const;

function argumentNodes({ name, remark, fallback }: ShownArgument): PhrasingContent[] {
  const ending =
    fallback === undefined ? plain(`${remark})`) : [...plain(`${remark}, default `), code(fallback), ...plain(')')];
  return [code(name), ...plain(' ('), ...ending];
}

function rowOf(help: FunctionHelp): PhrasingContent[][] {
  const shown = argumentsOf(help).map(argumentNodes);
  return [
    [code(help.name)],
    help.short.length === 0 ? noValue : help.short.map(code),
    shown.length === 0 ? noValue : shown.flatMap((nodes, index) => (index === 0 ? nodes : [...plain(', '), ...nodes])),
    plain(results[signatureOf(help).result]),
    plain(help.help.replace(/\.$/, '')),
  ];
}

function helpsOf(group: string, place: Place): readonly FunctionHelp[] {
  return (
    functionGroups[group] ??
    fail(place, `there is no group "${group}" of DL functions`, adviseNames(group, Object.keys(functionGroups)))
  );
}

/**
 * Makes `<DlFunctions group="text" />` the table of these functions of DL: short name, arguments and result as the
 * engine declares them, and one line of help as the editor shows it. A page and the engine cannot differ.
 *
 * @throws TextFault for an unknown group, and for a table in a sentence
 */
export default function remarkDlFunctions() {
  return (tree: Root, file: VFile): void => {
    replaceElements(tree, file, {
      DlFunctions: (node, place) => {
        mustBeOnOwnLine(node, 'a table', place);
        const group = needAttribute(readAttributes(node, ['group'], place), 'group', 'DlFunctions', place);
        return [tableOf(heads, helpsOf(group, place).map(rowOf))];
      },
    });
  };
}
