import { describe, expect, test } from 'vitest';
import { fromLatin } from '../../../plugins/search/common/otherSpellings';
import { doc, engineFor, routesFor, searchTags } from '../../helpers/searchIndex';
import { samplePages } from './pages';

const engine = engineFor(samplePages);

describe('what is found beyond the contract', () => {
  test.each([
    ['a name with its signs', '%that_anchor', '/variables#anchor'],
    ['a fragment in brackets', '[&1]', '/variables#anchor'],
    ['an asterisk, which is no wildcard', '*', '/variables#anchor'],
    ['a call with brackets', 'Chatter.setContext()', '/chatter'],
    ['a call with a colon', 'Chat.init:', '/chatter'],
    ['a part of a name', 'context', '/chatter'],
    ['a message code', 'U-105', '/dictionaries#limits'],
    ['a release number', '0.37.2', '/blog/0.37.2'],
    ['the beginning of a release number', '0.37', '/blog/0.37.2'],
    ['е for ё', 'отчеты', '/statistics'],
    ['ё for ё', 'отчёты', '/statistics'],
    ['a stress mark', 'отче\u0301ты', '/statistics'],
    ['a zero-width space', 'vari\u200bables', '/variables'],
    ['another kind of dash', 'time\u2013out', '/chatter'],
    ['half an ending', 'configurat', '/chatter#configuration'],
    ['another form of the stem', 'обучить', '/statistics'],
    ['a word of a whole title', 'variables', '/variables'],
    ['a stop word that is a keyword', 'время', '/statistics'],
    ['a Russian stop word that is a keyword', 'или', '/statistics'],
    ['a stop word that is a name', 'or', '/variables#anchor'],
    ['a stop word that is a part of a title', 'from', '/tags/from-state'],
    ['two stop words', 'from or', '/tags/from-state'],
    ['a question', 'how do I import a dictionary', '/dictionaries#import'],
  ])('%s: %s', (_what, query, route) => {
    expect(routesFor(engine, query)[0]).toBe(route);
  });

  test.each([
    ['the other layout', 'ckjdfhm', 'словарь', '/dictionaries#import'],
    ['the other layout, back', 'вшсешщтфкшуы', 'dictionaries', '/dictionaries'],
    ['the other layout, with a comma for a letter', 'jnx`ns', 'отчеты', '/statistics'],
    ['Latin spelling', 'statistika', 'статистика', '/statistics'],
    ['a letter too few', 'dictonaries', 'dictionaries', '/dictionaries'],
    ['two wrong letters in a long word', 'distionarues', 'dictionaries', '/dictionaries'],
    ['letters that changed places', 'varaibles', 'variables', '/variables'],
    ['two words in one', 'timeout', 'time out', '/chatter'],
  ])('%s: %s, and the reader is told', (_what, query, word, route) => {
    const { hits, used } = engine.search(query, searchTags);
    expect(hits[0]?.document.sectionRoute).toBe(route);
    expect(used).toEqual([{ from: query, to: word }]);
  });

  test.each([
    ['obshchenie', 'общение'],
    ['zhurnal', 'журнал'],
    ['sushchnosti', 'сущности'],
    ['sushnosti', 'сушности'],
    ['vygruzka', 'выгрузка'],
    ['chastyj', 'частый'],
    ['slovar', 'словарь'],
    ['novyy', 'новый'],
    ['mayskiy', 'майский'],
    ['ekran', 'экран'],
    ['kontext', 'контекст'],
    ['klyuch', 'ключ'],
    ['jubiley', 'юбилей'],
    ['юла', undefined],
  ])('Latin letters spell Russian words: %s', (latin, russian) => {
    expect(fromLatin(latin).find((word) => word === russian)).toBe(russian);
  });

  test('two letters wrong make another word of a short one', () => {
    expect(routesFor(engineFor([doc('/a', 'Branch', 'x')]), 'brxxch')).toEqual([]);
  });

  test('a word that is found is never replaced', () => {
    expect(engine.search('variables dictionaries', searchTags).used).toEqual([]);
  });

  test.each(['?', '!', '&', '->', '😀'])('%s beside words changes nothing', (symbol) => {
    const found = engine.search('import dictionaries', searchTags);
    expect(found.hits.length).toBeGreaterThan(0);
    expect(engine.search(`import dictionaries ${symbol}`, searchTags)).toEqual(found);
    expect(engine.search(`import ${symbol} dictionaries`, searchTags)).toEqual(found);
  });

  test('a symbol that is a name beside a word does not make that word count twice', () => {
    const symbols = doc('/symbols', 'Symbols', 'The slash', {
      sections: [{ anchor: 'slash', title: 'Slash', text: 'The / is one.', names: '/' }],
    });
    const pages = [symbols, doc('/rules', 'Rules', 'x'), doc('/answers', 'Answers', 'x')];
    const { hits } = engineFor(pages).search('rules / answers', searchTags);
    const scoreOf = (route: string) => hits.find(({ document }) => document.sectionRoute === route)?.score;
    expect(scoreOf('/rules')).toBeGreaterThan(0);
    expect(scoreOf('/rules')).toBe(scoreOf('/answers'));
  });

  test('a wrong word that is typed twice is mentioned once', () => {
    expect(engine.search('dictonaries dictonaries', searchTags).used).toEqual([
      { from: 'dictonaries', to: 'dictionaries' },
    ]);
  });

  test('synonyms find what they stand for, after the word itself', () => {
    const pages = [doc('/a', 'Broadcast', 'x'), doc('/b', 'Newsletter', 'x')];
    const own = engineFor(pages, { synonyms: [['broadcast', 'newsletter']] });
    expect(routesFor(own, 'broadcast')).toEqual(['/a', '/b']);
    expect(routesFor(engineFor(pages), 'broadcast')).toEqual(['/a']);
  });

  test.each([
    ['a word', 'ветку', '/branches', [{ from: 'ветку', to: 'branch' }]],
    ['a verb by its noun', 'опубликовать', '/publication', [{ from: 'опубликовать', to: 'publish' }]],
    ['a stem that lost a letter', 'каналов', '/channels', [{ from: 'каналов', to: 'channel' }]],
    [
      'a phrase, and not its words',
      'тестового чата',
      '/test-chat',
      [
        { from: 'тестового', to: 'test chat' },
        { from: 'чата', to: 'test chat' },
      ],
    ],
    ['a wrong letter', 'опублековать', '/publication', [{ from: 'опублековать', to: 'publish' }]],
    ['the other layout', 'dtnrb', '/branches', [{ from: 'dtnrb', to: 'ветки' }]],
  ])('a translation finds what the texts call it: %s', (_what, query, route, used) => {
    const translations = [
      ['ветка', 'branch'],
      ['опубликовать', 'publish'],
      ['канал', 'channel'],
      ['чат', 'branch'],
      ['тестовый чат', 'test chat'],
    ];
    const pages = [
      doc('/branches', 'Branches', 'x'),
      doc('/channels', 'Channels', 'x'),
      doc('/publication', 'Publishing', 'x'),
      doc('/test-chat', 'Test chat', 'x'),
    ];
    const answer = engineFor(pages, { translations }).search(query, searchTags);
    expect(answer.hits[0]?.document.sectionRoute).toBe(route);
    expect(answer.used).toEqual(used);
  });

  test('a wrong letter in a word of the texts leads to its translation, too', () => {
    const pages = [doc('/terms', 'Terms', 'ветка'), doc('/branches', 'Branches', 'x')];
    const answer = engineFor(pages, { translations: [['ветка', 'branch']] }).search('ветак', searchTags);
    expect(answer.hits[0]?.document.sectionRoute).toBe('/branches');
    expect(answer.used).toEqual([{ from: 'ветак', to: 'ветка' }]);
  });

  test('a filler is left out beside other words, and looked up alone', () => {
    const pages = [doc('/a', 'Something', 'x'), doc('/b', 'Members', 'deleted')];
    expect(routesFor(engineFor(pages, { fillers: ['something'] }), 'something deleted')).toEqual(['/b']);
    expect(routesFor(engineFor(pages, { fillers: ['something'] }), 'something')).toEqual(['/a']);
    expect(routesFor(engineFor(pages), 'something deleted')).toEqual(['/a', '/b']);
  });

  test('a release is found by its number with a "v" before it, too', () => {
    const pages = [doc('/blog/0.54.0', 'Release 0.54.0', 'x'), doc('/v', 'Variables', 'x')];
    expect(routesFor(engineFor(pages), 'v0.54')).toEqual(['/blog/0.54.0']);
  });

  const text = (route: string, words: string) => doc(route, 'Notes', words);
  const title = (route: string, words: string) => doc(route, words, 'x');
  const keyword = (route: string, name: string, tag: string) => ({
    ...title(route, name),
    sections: [{ anchor: null, title: name, text: name, tags: [tag] }],
  });

  test.each([
    [
      'a code before a title that has a part of it',
      'version.done',
      [keyword('/part', 'Version', 'version'), text('/all', 'version.done')],
    ],
    [
      'all parts of a code that no text has',
      'version.done',
      [title('/part', 'Version'), text('/all', 'done, a version')],
    ],
    ['both words of what is written as one', 'heatmap', [title('/part', 'Map'), text('/all', 'a heat map')]],
    ['both words of a translation', 'backend', [title('/part', 'Service'), text('/all', 'an integration service')]],
    ['a stop word before a hyphen', 'from-state', [title('/part', 'State'), title('/all', 'FromState')]],
    [
      'a stop word as a keyword, not in a title',
      'not',
      [title('/part', 'Not supported'), keyword('/all', 'Logic', 'not')],
    ],
  ])('%s: %s', (_what, query, pages) => {
    const own = engineFor(pages, { translations: [['backend', 'integration service']] });
    expect(routesFor(own, query)).toEqual(['/all', '/part']);
  });

  test('a translated stop word alone finds what bears its name', () => {
    const answer = engineFor(samplePages.slice(2), { translations: [['или', 'or']] }).search('или', searchTags);
    expect(answer.hits[0]?.document.sectionRoute).toBe('/variables#anchor');
    expect(answer.used).toEqual([{ from: 'или', to: 'or' }]);
  });

  test('a translated word that the texts have is not said to be replaced', () => {
    const pages = [doc('/branches', 'Branches', 'x'), doc('/terms', 'Terms', 'ветка')];
    const answer = engineFor(pages, { translations: [['ветка', 'branch']] }).search('ветка', searchTags);
    expect(answer.hits.map(({ document }) => document.sectionRoute)).toEqual(['/branches', '/terms']);
    expect(answer.used).toEqual([]);
  });

  test('what a page is about comes before the same words in a text, and pages before posts', () => {
    const about = {
      ...doc('/about', 'Pauses', 'x'),
      sections: [{ anchor: null, title: 'Pauses', text: 'x', tags: ['voice'] }],
    };
    const pages = [about, doc('/other', 'Other', 'voice voice voice pauses')];
    expect(routesFor(engineFor(pages), 'voice pauses')[0]).toBe('/about');
    const posts = [
      { ...doc('/blog/1', 'Zebra', 'x'), type: 'blog' as const, tag: 'default' },
      doc('/zebra', 'Zebra', 'x'),
    ];
    expect(routesFor(engineFor(posts), 'zebra')).toEqual(['/zebra', '/blog/1']);
    expect(routesFor(engineFor(posts), 'zebra release notes')[0]).toBe('/blog/1');
  });

  test('a code is found in the table that has an address for it before texts that name it', () => {
    const table = doc('/codes', 'Codes', '10304 There is no dictionary. 10305 Another.');
    const rows = { ...table, sections: table.sections.map((section) => ({ ...section, rows: ['10304', '10305'] })) };
    expect(routesFor(engineFor([doc('/a', 'Training', '10304'), rows]), '10304')).toEqual(['/codes', '/a']);
    expect(routesFor(engineFor([doc('/a', 'Training', '10304'), table]), '10304')).toEqual(['/a', '/codes']);
  });

  test('two words of the texts written as one are no typing error in another word', () => {
    const pages = [doc('/other', 'DialogOS', 'DialogOS'), doc('/nodes', 'Dialog nodes', 'A dialog has nodes.')];
    expect(routesFor(engineFor(pages), 'dialognodes')[0]).toBe('/nodes');
  });

  test.each(['log in', 'log-in', 'logging in'])('"%s" finds what the noun stands for', (query) => {
    const pages = [
      doc('/own', 'Sign-in', 'Your password.'),
      doc('/b', 'Other', 'A login.'),
      doc('/c', 'Log', 'A log.'),
    ];
    expect(routesFor(engineFor(pages, { translations: [['login', 'sign-in']] }), query)).toContain('/own');
  });

  test('the name of an API call leads to the call in any letters', () => {
    const text = `${'The server sends the text. '.repeat(20)} sendRequest`;
    const call = {
      anchor: 'operation/sendRequest',
      title: 'sendRequest: Send request',
      text,
      kind: 'operation' as const,
    };
    const pages = [
      doc('/guide', 'Server API', 'sendRequest and sendRequest'),
      doc('/api', 'Reference', 'calls', { type: 'other', tag: 'default', sections: [call] }),
    ];
    for (const query of ['sendRequest', 'sendrequest', 'SENDREQUEST']) {
      expect(routesFor(engineFor(pages), query)[0], query).toBe('/api#operation/sendRequest');
    }
  });

  test('a name with its signs leads to the page that is titled by it, not to the one that uses it most', () => {
    const pages = [
      doc('/use', 'Variables', '[%user_name] and [%user_name] and %user_name'),
      doc(
        '/own',
        'user_name variable',
        `${'Programs send it, or a rule learns it from the user. '.repeat(20)} [%user_name]`,
      ),
    ];
    expect(routesFor(engineFor(pages), '%user_name')).toEqual(['/own', '/use']);
  });

  test('who has more of the words stands first', () => {
    const pages = [doc('/one', 'Alpha alpha', 'alpha alpha alpha'), doc('/two', 'Alpha', 'the word beta')];
    expect(routesFor(engineFor(pages), 'alpha beta')[0]).toBe('/two');
  });

  test('a section is not found by the title of its page alone', () => {
    const sections = [
      { anchor: 'see-also', title: 'See also', text: '' },
      { anchor: 'use', title: 'Use', text: 'Take a zebra.' },
    ];
    expect(routesFor(engineFor([doc('/zebras', 'Zebras', 'x', { sections })]), 'zebras')).toEqual([
      '/zebras',
      '/zebras#use',
    ]);
  });

  test('the title of its page helps a section that has another word', () => {
    const limits = (text: string) => ({ sections: [{ anchor: 'limits', title: 'Limits', text }] });
    const own = engineFor([doc('/rules', 'Rules', 'x', limits('ten')), doc('/zebras', 'Zebras', 'x', limits('two'))]);
    expect(routesFor(own, 'zebra limits')[0]).toBe('/zebras#limits');
  });

  test('a page has at most three of the results', () => {
    const sections = Array.from({ length: 9 }, (_one, at) => ({ anchor: `s${at}`, title: 'Zebra', text: 'zebra' }));
    const own = engineFor([doc('/long', 'Zebra', 'zebra', { sections }), doc('/short', 'Other', 'zebra')]);
    const routes = routesFor(own, 'zebra');
    expect(routes.filter((route) => route.startsWith('/long'))).toHaveLength(3);
    expect(routes).toContain('/short');
  });

  test('no section stands twice among the results', () => {
    for (const query of ['dictionary line', 'fixes', 'chat chat chat', 'из', 'a b c d e f']) {
      const routes = routesFor(engine, query);
      expect(new Set(routes).size).toBe(routes.length);
    }
  });

  test('each kind of other spelling can be turned off', () => {
    expect(routesFor(engineFor(samplePages, { layouts: false, fuzzy: 'off' }), 'ckjdfhm')).toEqual([]);
    expect(routesFor(engineFor(samplePages, { fuzzy: 'off' }), 'dictonaries')).toEqual([]);
  });

  test.each(['xqzvwkj', 'mitochondria', 'щщщъъъ', '9.99.9', 'wgkzh vbxqk', 'кашалот', 'U-999', 'dialogflw'])(
    'nonsense finds nothing: %s',
    (query) => {
      expect(engine.search(query, searchTags)).toMatchObject({ hits: [], used: [], note: null });
    },
  );

  test('scores of two tags can be compared: a rare word counts the same in both', () => {
    const posts = Array.from({ length: 5 }, (_one, at) => ({
      ...doc(`/blog/${at}`, `Post ${at}`, 'alpha'),
      type: 'other' as const,
      tag: 'default',
    }));
    const [first, second] = engineFor([...posts, doc('/doc', 'Doc 1', 'alpha')]).search('alpha', searchTags).hits;
    expect(first?.score).toBeCloseTo(second?.score ?? 0, 5);
  });
});
