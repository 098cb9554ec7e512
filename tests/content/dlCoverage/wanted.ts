import { functionHelp } from '../../../src/data/dlHelp/functions';
import { loadFacts } from '../../../src/data/facts';
import { allCodes, codes } from '../../../src/dl';
import type { AnswerItem, Bool, DictionaryPart, Flags, Node } from '../../../src/dl/answer/nodes';
import type { Condition } from '../../../src/dl/condition/condition';
import type { DictionaryMode, Element, WordTest } from '../../../src/dl/pattern/elements';
import type { EventName } from '../../../src/dl/rule/rule';

type Mark = Extract<Node, { kind: 'mark' }>['mark'];

/**
 * What the grammar of DL has (language, sections 2 to 7, 10 and 15), as it is written. The keys are the kinds of the
 * engine's own tree, so a kind that it learns cannot be forgotten here.
 */
const constructs = {
  element: {
    word: 'a word',
    star: '*',
    superStar: '**',
    oneWord: '[OneWord]',
    inline: '{a/b}',
    dictionary: '[dict(name)] in a question',
    open: '[-',
    close: '-]',
  } satisfies Record<Exclude<Element['kind'], 'gap'>, string>,
  word: { is: 'word', begins: 'word~', ends: '~word', holds: '~word~' } satisfies Record<WordTest['kind'], string>,
  questionDictionary: {
    dict: '$ [dict()]',
    lcdict: '$ [lcdict()]',
    udict: '$ [udict()]',
    sudict: '$ [sudict()]',
  } satisfies Record<DictionaryMode, string>,
  answerDictionary: {
    dict: '# [dict()]',
    lcdict: '# [lcdict()]',
    udict: '# [udict()]',
    sudict: '# [sudict()]',
  } satisfies Record<DictionaryMode, string>,
  condition: {
    set: '+%a',
    unset: '+!%a',
    equal: '+%a="x"',
    different: '+%a!="x"',
    always: '+%a="CIAS"',
  } satisfies Record<Condition['check'], string>,
  event: {
    REQUEST: '$$REQUEST$$',
    SETSESSION: '$$SETSESSION$$',
    UPDATESESSION: '$$UPDATESESSION$$',
  } satisfies Record<EventName, string>,
  rule: {
    label: '--Label',
    that: '@ line',
    fromState: '[FromState("…")]',
    optionalDictionary: '[<dict()>]',
    severalAnswers: 'several # lines',
    severalQuestions: 'several $ lines',
  },
  flag: { last: ':l:', uniq: ':u:', luniq: ':lu:', first: ':f:', weight: ':5:' } satisfies Record<keyof Flags, string>,
  item: {
    answer: '# line',
    ifBlock: '--if … --endif',
    switchBlock: '--switch … --endswitch',
  } satisfies Record<AnswerItem['kind'], string>,
  node: {
    text: 'text',
    inline: '{a/b} in an answer',
    star: '[*]',
    fragment: '[&1]',
    dictionaryPart: '[&dict(1,norm)]',
    dictionary: '[dict(name)] in an answer',
    variable: '[%name]',
    assign: '[%name="…"]',
    if: '[if(…)]{…}',
    switch: '[switch(…)]',
    question: '[inf]{…}',
    link: '[href(…)]{…}',
    page: '[openwindow(…)]',
    mark: '[br], [ul] …',
    nothing: '[nothing]',
    break: '[break]',
    disableAutoVars: '[disableautovars]',
    extend: '[ExtendAnswer("…")]',
    operator: '[operator]',
    call: '[@Name()]',
  } satisfies Record<Exclude<Node['kind'], 'set' | 'compare'>, string>,
  mark: { br: '[br]', ul: '[ul]', ol: '[ol]', li: '[li]', el: '[el]' } satisfies Record<Mark, string>,
  part: {
    name: '[&dict(1,name)]',
    value: '[&dict(1,value)]',
    origin: '[&dict(1,origin)]',
    pos: '[&dict(1,pos)]',
    norm: '[&dict(1,norm)]',
  } satisfies Record<DictionaryPart, string>,
  bool: { set: '[if(%a)]', compare: '[if(%a="x")]', call: '[if(@Name())]' } satisfies Record<Bool['kind'], string>,
  sign: { comment: '//', escape: 'a backslash' },
} as const;

export type Group = keyof typeof constructs | 'function' | 'variable' | 'code';

/** A thing that an example of the pages must show: its group, its key and how a writer knows it. */
export type Wanted = { readonly group: Group; readonly key: string; readonly shown: string };

/** Codes belong together when their first three digits are the same (language, section 13). */
export const codeGroup = (code: number): string => String(code).slice(0, 3);

function codeGroups(): Wanted[] {
  const reachable = allCodes.filter((code) => codes[code].never === undefined);
  const groups = [...new Set(reachable.map(codeGroup))];
  return groups.map((key) => ({ group: 'code', key, shown: `a code ${key}…` }));
}

/** Everything that the pages must show at work: the grammar, every function by each name, every variable, every group of codes. */
export function everythingWanted(): Wanted[] {
  const written = Object.entries(constructs).flatMap(([group, keys]) =>
    Object.entries(keys).map(([key, shown]) => ({ group: group as keyof typeof constructs, key, shown })),
  );
  const functions = functionHelp.flatMap(({ name, short }) =>
    [name, ...short].map((shown) => ({ group: 'function' as const, key: shown.toLowerCase(), shown: `[@${shown}()]` })),
  );
  const variables = Object.values(loadFacts().variables).map(({ code }) => ({
    group: 'variable' as const,
    key: code.replace('…', ''),
    shown: `%${code}`,
  }));
  return [...written, ...functions, ...variables, ...codeGroups()];
}
