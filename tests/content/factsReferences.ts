import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { adviseNames } from '../../src/data/nearNames';
import { type FactFile, schemas } from '../../src/data/schema';
import type { Field, Path } from '../../src/data/schema/field';
import { roleNames } from '../../src/data/schema/names';
import { routes } from '../../src/data/siteRoutes';
import { clearedEveryTurn, clearedWhenAnswered, isReadOnly } from '../../src/dl/variables/names';
import { entriesOf, type FactsCheck } from './factsCheck';

const addresses = routes.map(({ path }) => path);

type Page = { file: FactFile; way: Path; address: string };

/** All values whose schema says that they are a page. */
function pagesIn(file: FactFile, field: Field<unknown>, value: unknown, way: Path): Page[] {
  if (field.as === 'link') {
    return typeof value === 'string' ? [{ file, way, address: value }] : [];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([name, part]) => {
    const inner = field.inside?.(name);
    return inner ? pagesIn(file, inner, part, [...way, name]) : [];
  });
}

const isRepeated = <T>(items: T[], item: T): boolean => items.filter((other) => other === item).length > 1;

/** What one file of facts says about another, or about the site. */
export const referenceChecks: FactsCheck[] = [
  {
    name: 'variables are what the engine makes of them',
    unit: 'variables',
    run: ({ facts }, check) => {
      for (const [name, { code, life, page, write }] of entriesOf(facts.variables)) {
        const held = code.replace('…', 'x');
        const told = (right: boolean, field: string, truth: string) =>
          check(right, 'variables', [name, field], `the engine says that ${code} ${truth}`, `mend ${field}`);
        told((write === 'no') === isReadOnly(held), 'write', isReadOnly(held) ? 'is read only' : 'may be written');
        told((life === 'next turn A') === clearedEveryTurn.includes(held), 'life', 'is another class of one turn');
        told((life === 'next turn B') === clearedWhenAnswered.includes(held), 'life', 'is another class of one turn');
        check(page.endsWith(`/${name}`), 'variables', [name, 'page'], `${page} is another page`, 'write its own page');
      }
    },
  },
  {
    name: 'pages are routes',
    unit: 'pages',
    run: ({ facts }, check) => {
      for (const file of Object.keys(schemas) as FactFile[]) {
        for (const { way, address } of pagesIn(file, schemas[file], facts[file], [])) {
          const fix = adviseNames(address, addresses);
          check(addresses.includes(address), file, way, `"${address}" is not a route`, fix);
        }
      }
    },
  },
  {
    name: 'roles and rights know each other',
    unit: 'roles and rights',
    run: ({ facts }, check) => {
      const rights = entriesOf(facts.rights);
      for (const [role] of entriesOf(facts.roles)) {
        const isKnown = roleNames.some((name) => name === role);
        check(isKnown, 'roles', [role], 'the matrix of rights does not have this column', adviseNames(role, roleNames));
      }
      for (const [right, { has }] of rights) {
        const reason = 'the administrator has every right';
        check(has.administrator, 'rights', [right, 'has', 'administrator'], reason, 'write administrator: true');
      }
      for (const [, { name, role }] of entriesOf(facts.sample?.assistant.members)) {
        check(
          role in facts.roles,
          'sample',
          ['assistant', 'members'],
          `${name} has the unknown role ${role}`,
          'name a role',
        );
      }
    },
  },
  {
    name: 'metric numbers exist',
    unit: 'metric numbers',
    run: ({ facts }, check) => {
      const numbers = entriesOf(facts.metrics).map(([, { number }]) => number);
      for (const [name, { number }] of entriesOf(facts.metrics)) {
        check(
          !isRepeated(numbers, number),
          'metrics',
          [name, 'number'],
          `${number} stands twice`,
          'give each its number',
        );
      }
      const used = entriesOf(facts.reports).flatMap(([name, { metrics }]) =>
        metrics.map((number, index) => ({ file: 'reports' as const, way: [name, 'metrics', index], number })),
      );
      const tiles = facts.analytics?.tiles ?? [];
      const onTiles = tiles.map((number, index) => ({ file: 'analytics' as const, way: ['tiles', index], number }));
      for (const { file, way, number } of [...used, ...onTiles]) {
        check(numbers.includes(number), file, way, `there is no metric ${number}`, 'take a number of metrics.yml');
      }
    },
  },
  {
    name: 'filters of reports exist',
    unit: 'filters of reports',
    run: ({ facts }, check) => {
      const known = entriesOf(facts.analytics?.filters).map(([, { name }]) => name);
      for (const [report, { filters = [] }] of entriesOf(facts.reports)) {
        for (const [index, filter] of filters.entries()) {
          const reason = `analytics.yml has no filter "${filter}"`;
          check(known.includes(filter), 'reports', [report, 'filters', index], reason, adviseNames(filter, known));
        }
      }
    },
  },
  {
    name: 'reports and channels have their feature',
    unit: 'reports and channels',
    run: ({ facts }, check) => {
      const names = Object.keys(facts.features ?? {});
      const described: Record<'reports' | 'channels', [string, { feature: string; page: string }][]> = {
        reports: entriesOf(facts.reports),
        channels: entriesOf(facts.channels),
      };
      for (const file of ['reports', 'channels'] as const) {
        for (const [name, { feature, page }] of described[file]) {
          const found = facts.features[feature];
          check(
            found !== undefined,
            file,
            [name, 'feature'],
            `there is no feature "${feature}"`,
            adviseNames(feature, names),
          );
          const reason = `the feature "${feature}" is explained on ${found?.page}`;
          check(found?.page === page, file, [name, 'page'], reason, 'name the same page');
        }
      }
    },
  },
  {
    name: 'topics exist and are used',
    unit: 'topics',
    run: ({ facts }, check) => {
      const topics = Object.keys(facts.topics ?? {});
      const used = new Set<string>();
      const tabled: Record<'limits' | 'messages', [string, { topics: string[] }][]> = {
        limits: entriesOf(facts.limits),
        messages: entriesOf(facts.messages),
      };
      for (const file of ['limits', 'messages'] as const) {
        for (const [name, entry] of tabled[file]) {
          for (const [index, topic] of entry.topics.entries()) {
            used.add(topic);
            const fix = adviseNames(topic, topics);
            check(topics.includes(topic), file, [name, 'topics', index], `there is no topic "${topic}"`, fix);
          }
        }
      }
      for (const topic of topics) {
        check(used.has(topic), 'topics', [topic], 'no limit and no message has it', 'use it or take it away');
      }
    },
  },
  {
    name: 'limits are one of a kind',
    unit: 'limits',
    run: ({ facts }, check) => {
      const kinds = entriesOf(facts.limits).map(([, { object, where }]) => `${object}, ${where}`);
      for (const [name, { object, where, least = 0, value, default: usual = value }] of entriesOf(facts.limits)) {
        const isOne = !isRepeated(kinds, `${object}, ${where}`);
        check(isOne, 'limits', [name, 'object'], `"${object}" of "${where}" stands twice`, 'keep one of them');
        const isOrdered = least < value && least <= usual && usual <= value;
        check(isOrdered, 'limits', [name, 'value'], 'least, default and value are not in order', 'correct the numbers');
      }
    },
  },
  {
    name: 'messages, events and actions are one of a kind',
    unit: 'messages, events and actions',
    run: ({ facts }, check) => {
      const texts = entriesOf(facts.messages).map(([, { text }]) => text);
      for (const [code, { text }] of entriesOf(facts.messages)) {
        check(
          !isRepeated(texts, text),
          'messages',
          [code, 'text'],
          'another message has this text',
          'correct one of them',
        );
      }
      const own = facts.sample?.assistant.event.euid;
      const euids = [...entriesOf(facts.events).map(([, { euid }]) => euid), ...(own ? [own] : [])];
      for (const [name, { euid }] of entriesOf(facts.events)) {
        check(!isRepeated(euids, euid), 'events', [name, 'euid'], 'another event has this id', 'correct one of them');
      }
      const actions = entriesOf(facts.audit).flatMap(([, group]) => group.actions);
      for (const [name, group] of entriesOf(facts.audit)) {
        for (const action of group.actions) {
          check(!isRepeated(actions, action), 'audit', [name, 'actions'], `${action} stands twice`, 'keep one of them');
        }
      }
    },
  },
  {
    name: 'states lead to states',
    unit: 'ways between states',
    run: ({ facts }, check) => {
      for (const [machine, { states }] of entriesOf(facts.states)) {
        for (const [name, { to }] of Object.entries(states)) {
          for (const [index, { state }] of to.entries()) {
            const fix = adviseNames(state, Object.keys(states));
            check(
              state in states,
              'states',
              [machine, 'states', name, 'to', index],
              `there is no state "${state}"`,
              fix,
            );
          }
        }
      }
    },
  },
  {
    name: 'labels of the screens agree',
    unit: 'labels',
    run: ({ facts }, check) => {
      const screens = entriesOf(facts.screens).map(([, { name }]) => name);
      const groups = entriesOf(facts.frame).map(([, { name }]) => name);
      for (const menu of ['side-menu', 'elements', 'analytics', 'administration']) {
        for (const [index, label] of (facts.frame?.[menu]?.items ?? []).entries()) {
          const isKnown = screens.includes(label) || groups.includes(label);
          const fix = adviseNames(label, screens);
          check(isKnown, 'frame', [menu, 'items', index], `no screen has the name "${label}"`, fix);
        }
      }
      const tabs = facts.screens?.settings?.tabs ?? [];
      for (const [name, { tab, variable }] of entriesOf(facts.settings)) {
        check(
          tabs.includes(tab),
          'settings',
          [name, 'tab'],
          `the screen Settings has no tab "${tab}"`,
          adviseNames(tab, tabs),
        );
        const address = `/syntax-DL/variables/system/${variable}`;
        const isKnown = variable === undefined || addresses.includes(address);
        check(isKnown, 'settings', [name, 'variable'], `"${address}" is not a route`, 'name a system variable');
      }
    },
  },
  {
    name: 'steps of preprocessing are in order',
    unit: 'steps',
    run: ({ facts }, check) => {
      for (const [index, [name, { number }]] of entriesOf(facts.preprocessing).entries()) {
        check(
          number === index + 1,
          'preprocessing',
          [name, 'number'],
          `it stands at place ${index + 1}`,
          'put it in its place',
        );
      }
    },
  },
  {
    name: 'hot keys do not clash',
    unit: 'hot keys',
    run: ({ facts }, check) => {
      const hotkeys = entriesOf(facts.hotkeys);
      // Keys that browsers use for something else; the platform model, section 10.
      const ofBrowsers = [
        'Ctrl+S',
        'Ctrl+F',
        'Ctrl+D',
        'F1',
        'F3',
        'F4',
        'F5',
        'F6',
        'F7',
        'F9',
        'F11',
        'F12',
        '/',
        "'",
      ];
      for (const [name, { keys, where }] of hotkeys) {
        const clash = hotkeys.find(
          ([other, key]) => other !== name && key.keys === keys && key.where.some((place) => where.includes(place)),
        );
        check(clash === undefined, 'hotkeys', [name, 'keys'], `"${clash?.[0]}" has the same keys`, 'choose other keys');
        check(!ofBrowsers.includes(keys), 'hotkeys', [name, 'keys'], `browsers use ${keys}`, 'choose other keys');
      }
    },
  },
  {
    name: 'avoided words are refused in texts',
    unit: 'words',
    run: ({ facts }, check) => {
      const list: { word: string }[] = parse(readFileSync('src/data/words-to-avoid.yml', 'utf8'));
      const refused = list.map(({ word }) => word);
      for (const [word] of entriesOf(facts.avoided)) {
        check(
          refused.includes(word),
          'avoided',
          [word],
          'src/data/words-to-avoid.yml does not have it',
          'add it there',
        );
      }
      const terms = entriesOf(facts.glossary).map(([, { term }]) => term);
      for (const [name, { term }] of entriesOf(facts.glossary)) {
        check(!isRepeated(terms, term), 'glossary', [name, 'term'], 'another entry has this term', 'keep one of them');
      }
    },
  },
  {
    name: 'the sample assistant agrees with itself',
    unit: 'names of the sample',
    run: ({ facts }, check) => {
      if (!facts.sample?.assistant) {
        return;
      }
      const { assistant, topics, channels, 'links-announcements': links } = facts.sample;
      for (const [node, { skill }] of Object.entries(assistant.nodes)) {
        const fix = adviseNames(skill, Object.keys(assistant.skills));
        check(skill in assistant.skills, 'sample', ['assistant', 'nodes', node], `there is no skill "${skill}"`, fix);
      }
      for (const [name, topic] of Object.entries(topics)) {
        const isKnown = topic.name === 'no topic' || Object.values(assistant.skills).includes(topic.name);
        check(isKnown, 'sample', ['topics', name], `no skill has the name "${topic.name}"`, 'take the name of a skill');
      }
      for (const name of Object.keys(channels)) {
        check(
          name in facts.channels,
          'sample',
          ['channels', name],
          `there is no channel "${name}"`,
          'take a name of channels.yml',
        );
      }
      for (const [name, link] of Object.entries(links)) {
        const isKnown = assistant.announcements.includes(link.name);
        check(
          isKnown,
          'sample',
          ['links-announcements', name],
          'no announcement has this name',
          'take the name of an announcement',
        );
      }
    },
  },
];
