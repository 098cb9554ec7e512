import type { IndexPage } from '../../../plugins/search/server/build';
import { doc } from '../../helpers/searchIndex';

/** A small site: documents in two languages, posts, and a page. */
export const samplePages: IndexPage[] = [
  doc('/dictionaries', 'Dictionaries', 'Lists of variants. A line of a dictionary has word endings.', {
    parents: ['Development', 'Assistant elements'],
    description: 'Named lists for questions and answers.',
    sections: [
      { anchor: 'import', title: 'Import', text: 'Take a dictionary from a file. Словарь из файла.' },
      { anchor: 'limits', title: 'Limits', text: 'At most 1000 lines, see the message U-105.' },
    ],
  }),
  doc('/statistics', 'Statistics', 'Отчёты показывают обучение ассистента. Статистика за день.', {
    parents: ['Analytics'],
  }),
  doc('/variables', 'Variables', 'Named values. The variable %that_anchor names a rule.', {
    sections: [
      {
        anchor: 'anchor',
        title: '%that_anchor',
        text: 'Set it with [%that_anchor="x"]. The fragment [&1] and * stay.',
        names: '[%that_anchor="x"] [&1] * Or',
      },
    ],
  }),
  doc('/tags/from-state', 'FromState', 'A tag that looks where the dialog came from.', { parents: ['Tags'] }),
  doc('/chatter', 'Web chat', 'Call Chatter.setContext() after Chat.init: and configure a time out.', {
    sections: [{ anchor: 'configuration', title: 'Configuration', text: 'Configure the chat for your site.' }],
  }),
  { ...doc('/blog/0.37.2', '0.37.2', 'Fixes of newsletters and dictionaries.'), type: 'blog', tag: 'default' },
  { ...doc('/blog/0.37.3', '0.37.3', 'Fixes of branches.'), type: 'blog', tag: 'default' },
  { ...doc('/titlePage', 'Title page', 'Virtual assistants.'), type: 'other', tag: 'default' },
];

samplePages[1] = withTags(samplePages[1], ['time', 'время', 'или']);

function withTags(page: IndexPage | undefined, tags: string[]): IndexPage {
  if (!page) {
    throw new Error('There is no such page.');
  }
  return {
    ...page,
    sections: page.sections.map((section, at) =>
      at === 0 ? { ...section, tags, typed: ['weekly numbers for the boss'] } : section,
    ),
  };
}
