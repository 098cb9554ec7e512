import type { Facts } from '../../src/data/schema';
import type { FactsCheck } from './factsCheck';

type Sample = Facts['sample'];
type Month = Sample['september'];

/** Two ways to one number: as it is written, and as the other figures give it. */
type Equation = { way: (string | number)[]; written: number; counted: number; how: string };

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
const sumOf = <K extends string>(group: Record<string, Record<K, number>>, key: K): number =>
  sum(Object.values(group).map((entry) => entry[key]));
const tenth = (value: number): number => Math.round(value * 10) / 10;
const share = (part: number, whole: number): number => tenth((part / whole) * 100);

function ofMonth(name: 'september' | 'august', month: Month): Equation[] {
  const is = (key: keyof Month, counted: number, how: string): Equation[] => {
    const written = month[key];
    return written === undefined ? [] : [{ way: [name, key], written, counted, how }];
  };
  return [
    ...is('sessions', month.dialogs + month['empty-sessions'], 'dialogs + empty-sessions'),
    ...is('engaged-share', share(month.dialogs, month.sessions), 'dialogs ÷ sessions'),
    ...is('users', month['new-users'] + month['returning-users'], 'new-users + returning-users'),
    ...is('new-users-share', share(month['new-users'], month.users), 'new-users ÷ users'),
    ...is('returning-users-share', share(month['returning-users'], month.users), 'returning-users ÷ users'),
    ...is('average-depth', tenth(month.requests / month.dialogs), 'requests ÷ dialogs'),
    ...is('recognised-share', share(month.recognised, month.requests), 'recognised ÷ requests'),
    ...is('replies-to-requests', month.requests, 'one reply to each request'),
    ...is('greetings', month.sessions, 'one greeting in each session'),
    ...is(
      'replies',
      month['replies-to-requests'] + month.greetings + month.announcements,
      'replies-to-requests + greetings + announcements',
    ),
    ...is('hand-over-share', share(month['handed-over'], month.dialogs), 'handed-over ÷ dialogs'),
    ...is(
      'contained-share',
      share(month.dialogs - month['handed-over'], month.dialogs),
      '(dialogs − handed-over) ÷ dialogs',
    ),
    ...is('profanity-share', share(month['profanity-requests'], month.requests), 'profanity-requests ÷ requests'),
    ...is('profanity-dialogs-share', share(month['profanity-dialogs'], month.dialogs), 'profanity-dialogs ÷ dialogs'),
  ];
}

/** Shares of a group in a whole, and their sum where the group is the whole. */
function sharesOf<K extends string>(
  way: string,
  group: Record<string, Record<K | 'share', number>>,
  key: K,
  whole: number,
): Equation[] {
  return Object.entries(group).map(([name, entry]) => ({
    way: [way, name, 'share'],
    written: entry.share,
    counted: share(entry[key], whole),
    how: `${key} ÷ ${whole}`,
  }));
}

/** The number of the group that contains the middle item. */
function middleGroup(counts: number[]): number {
  const half = sum(counts) / 2;
  return counts.findIndex((_, index) => sum(counts.slice(0, index + 1)) >= half);
}

/** All that the figures say about each other (the platform model, section 22.3). */
function equationsOf(sample: Sample): Equation[] {
  const { september, ratings, nps, loyalty, topics } = sample;
  const is = (way: (string | number)[], written: number, counted: number, how: string): Equation => ({
    way,
    written,
    counted,
    how,
  });
  const siteTotal = sample['links-dialogs-total'];
  const newsTotal = sample['links-announcements-total'];
  const answers = sample['top-answers'];
  const days = Object.values(sample.weekdays);
  return [
    ...ofMonth('september', september),
    ...ofMonth('august', sample.august),
    is(['channels'], sumOf(sample.channels, 'dialogs'), september.dialogs, 'dialogs of the month'),
    is(['depth-groups'], sumOf(sample['depth-groups'], 'dialogs'), september.dialogs, 'dialogs of the month'),
    ...sharesOf('depth-groups', sample['depth-groups'], 'dialogs', september.dialogs),
    is(
      ['depth-groups'],
      middleGroup(Object.values(sample['depth-groups']).map(({ dialogs }) => dialogs)),
      [1, 3, 6, 10].findIndex((most) => september['median-depth'] <= most),
      'the group of the median depth',
    ),
    is(['time-groups'], sumOf(sample['time-groups'], 'dialogs'), september.dialogs, 'dialogs of the month'),
    ...sharesOf('time-groups', sample['time-groups'], 'dialogs', september.dialogs),
    is(
      ['time-groups'],
      middleGroup(Object.values(sample['time-groups']).map(({ dialogs }) => dialogs)),
      [60, 180, 300, 600].findIndex((most) => september['median-time'] <= most),
      'the group of the median time',
    ),
    is(['weekdays'], sumOf(sample.weekdays, 'dialogs'), september.dialogs, 'dialogs of the month'),
    ...Object.entries(sample.weekdays).map(([day, { dialogs, hours }]) =>
      is(['weekdays', day, 'dialogs'], dialogs, sum(hours), 'sum of its hours'),
    ),
    is(
      ['busiest-hour', 'dialogs'],
      sample['busiest-hour'].dialogs,
      Math.max(...(days[0]?.hours ?? []).map((_, hour) => sum(days.map(({ hours }) => hours[hour] ?? 0)))),
      'the largest sum of an hour',
    ),
    is(
      ['busiest-hour', 'share'],
      sample['busiest-hour'].share,
      share(sample['busiest-hour'].dialogs, september.dialogs),
      'dialogs ÷ dialogs of the month',
    ),
    is(['ratings', 'rated'], ratings.rated, ratings.likes + ratings.dislikes, 'likes + dislikes'),
    is(['ratings', 'rated-share'], ratings['rated-share'], share(ratings.rated, ratings.asked), 'rated ÷ asked'),
    is(['ratings', 'like-share'], ratings['like-share'], share(ratings.likes, ratings.rated), 'likes ÷ rated'),
    is(['september', 'like-share'], september['like-share'], ratings['like-share'], 'like-share of the ratings'),
    is(['nps', 'marks'], nps.marks, nps.promoters + nps.passives + nps.detractors, 'promoters + passives + detractors'),
    is(
      ['nps', 'value'],
      nps.value,
      share(nps.promoters - nps.detractors, nps.marks),
      '(promoters − detractors) ÷ marks',
    ),
    is(['september', 'nps'], september.nps, nps.value, 'value of nps'),
    is(['loyalty'], sumOf(loyalty, 'users'), september.users, 'users of the month'),
    is(['loyalty'], sumOf(loyalty, 'dialogs'), september.dialogs, 'dialogs of the month'),
    ...sharesOf('loyalty', loyalty, 'users', september.users),
    ...sharesOf('return', sample.return, 'users', september['new-users']),
    is(['links-dialogs-total', 'shows'], siteTotal.shows, sumOf(sample['links-dialogs'], 'shows'), 'sum of the links'),
    is(
      ['links-dialogs-total', 'clicks'],
      siteTotal.clicks,
      sumOf(sample['links-dialogs'], 'clicks'),
      'sum of the links',
    ),
    is(
      ['links-announcements-total', 'shows'],
      newsTotal.shows,
      sumOf(sample['links-announcements'], 'shows'),
      'sum of the links',
    ),
    is(
      ['links-announcements-total', 'clicks'],
      newsTotal.clicks,
      sumOf(sample['links-announcements'], 'clicks'),
      'sum of the links',
    ),
    is(['links-announcements-total', 'shows'], newsTotal.shows, september.announcements, 'announcements of the month'),
    ...(['links-dialogs', 'links-announcements'] as const).flatMap((way) =>
      Object.entries({ ...sample[way], total: sample[`${way}-total`] }).map(([name, link]) =>
        is(
          name === 'total' ? [`${way}-total`, 'share'] : [way, name, 'share'],
          link.share,
          share(link.clicks, link.shows),
          'clicks ÷ shows',
        ),
      ),
    ),
    ...sharesOf('top-requests', sample['top-requests'], 'number', september.requests),
    ...sharesOf('top-answers', answers, 'shows', september.replies),
    is(['top-answers', 'greeting'], answers.greeting?.shows ?? 0, september.greetings, 'greetings of the month'),
    is(
      ['top-answers', 'not-understood'],
      answers['not-understood']?.shows ?? 0,
      september.requests - september.recognised,
      'requests − recognised',
    ),
    is(['topics'], sumOf(topics, 'requests'), september.requests, 'requests of the month'),
    ...sharesOf('topics', topics, 'requests', september.requests),
  ];
}

export const arithmeticCheck: FactsCheck = {
  name: 'the sample figures add up',
  unit: 'equations',
  run: ({ facts }, check) => {
    for (const { way, written, counted, how } of facts.sample?.september ? equationsOf(facts.sample) : []) {
      check(
        written === counted,
        'sample',
        way,
        `${written} is written, and ${how} gives ${counted}`,
        'correct the wrong one',
      );
    }
  },
};
