import type { Facts } from '../../../src/data/schema';

export type Sample = Facts['sample'];

/** The figures that one page may print as they are, and what it works out from them. */
export type PageNumbers = {
  /** Parts of `src/data/facts/sample.yml` that the page reads. */
  figures: (keyof Sample)[];
  /** A phrase of the page, `#` for each number, and the values that the data give for the numbers. */
  derived?: Record<string, number[]>;
  /** A phrase of the page that gives a ratio in words, and whether the data confirm it. */
  inWords?: Record<string, boolean>;
  /** Lists that a chart draws besides those of the sample, derived from it. */
  drawn?: number[][];
  /** Numbers that the data do not give: the phrase, and the reason why it is allowed. */
  allowed?: Record<string, string>;
};

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const september2023 = Array.from(
  { length: 30 },
  (_, day) => weekdays[new Date(Date.UTC(2023, 8, day + 1)).getUTCDay()],
);
const days = september2023.length;
const daysOn = (weekday: string): number => september2023.filter((day) => day === weekday).length;

const percent = (part: number, whole: number): number => (part / whole) * 100;
const growth = (before: number, after: number): number => percent(after - before, before);
/** A change of less than 5% means nothing for a sample of this size. */
const isAboutTheSame = (before: number, after: number): boolean => Math.abs(growth(before, after)) < 5;
const at = <T>(group: Record<string, T>, name: string): T => {
  const entry = group[name];
  if (entry === undefined) {
    throw new Error(`The sample has no entry "${name}".`);
  }
  return entry;
};

const months: (keyof Sample)[] = ['september', 'august'];

/** Everything that the report pages print and that is not in the data word for word, by page. */
export function pageNumbers(sample: Sample): Record<string, PageNumbers> {
  const { september, august, ratings, nps } = sample;
  const announced = sample['links-announcements'];
  const linked = sample['links-dialogs'];
  const asked = Object.values(sample['top-requests']).reduce((sum, { number }) => sum + number, 0);
  const nextShares = ['tariffs', 'pickup', 'small-talk'].reduce((sum, name) => sum + at(sample.topics, name).share, 0);
  const depth = sample['depth-groups'];
  const time = sample['time-groups'];
  const deepest = at(depth, 'eleven-and-more').dialogs;
  const hour = sample['busiest-hour'].dialogs;
  const oftenest = at(sample.loyalty, 'six-and-more');
  const onAverage = (day: string): number => at(sample.weekdays, day).dialogs / daysOn(day);
  const shareOfDay = (day: string): number => percent(at(sample.weekdays, day).dialogs, september.dialogs);
  const firstTwo = at(time, 'up-to-one').dialogs + at(time, 'one-to-three').dialogs;
  const hours = (september.dialogs * september['average-time']) / 3600;
  const longestHours = (at(time, 'over-ten').dialogs * 10) / 60;
  const notRecognised = (month: Sample['september']): number => month.requests - month.recognised;
  const points = (key: 'recognised-share' | 'hand-over-share'): number => september[key] - august[key];
  const notUnderstood = (topic: string, recognisedShare: number): number[] => {
    const { requests } = at(sample.topics, topic);
    const lost = 100 - recognisedShare;
    return [recognisedShare, requests, lost, (requests * lost) / 100];
  };
  const back = (name: string): number => at(sample.return, name).users;
  const returns = Object.values(sample.return).map((tile) => tile.days);

  return {
    dashboard: {
      figures: [...months, 'channels', 'topics', 'busiest-hour', 'weekdays', 'ratings'],
      derived: {
        'had # ÷ # = # dialogs': [september.dialogs, september.users, september.dialogs / september.users],
        'means that # requests, or one in eight': [notRecognised(september)],
      },
      inWords: {
        'or one in eight': notRecognised(september) * 8 === september.requests,
        'which is about the same': isAboutTheSame(august['handed-over'], september['handed-over']),
      },
      allowed: { 'within # minute': 'delay of the session log in section 13' },
    },
    statistics: {
      figures: ['topics', 'top-requests', 'september'],
      drawn: [
        [
          at(sample['top-requests'], 'parcel').number,
          at(sample['top-requests'], 'hi').number,
          september['profanity-requests'],
        ],
      ],
    },
    'otchety/attendance': {
      figures: months,
      derived: {
        'had # sessions and # dialogs': [september.sessions / days, september.dialogs / days],
        'the usual # sessions': [september.sessions / days],
        'shows # dialogs and an engaged share of #': [september.sessions / days / 2, 50],
        'Returning users grew by #, while the number of new users rose by only #': [
          growth(august['returning-users'], september['returning-users']),
          growth(august['new-users'], september['new-users']),
        ],
        'Of the # additional users, # already': [
          september.users - august.users,
          september['returning-users'] - august['returning-users'],
        ],
      },
      inWords: { 'stayed about the same': isAboutTheSame(august['new-users'], september['new-users']) },
    },
    'otchety/depth-of-dialogs': {
      figures: [...months, 'depth-groups'],
      derived: {
        'at least #': [deepest * 11],
        'because # × # = #': [deepest, 11, deepest * 11],
        'dialogs contain # of the requests': [percent(deepest * 11, september.requests)],
      },
      inWords: {
        'A quarter has four to six requests': at(depth, 'four-to-six').dialogs * 4 === september.dialogs,
      },
      allowed: {
        'from # request to # and more': 'limits of the groups in reports.yml',
        'read # sessions': 'advice to the reader',
      },
    },
    'otchety/dialog-start-time': {
      figures: [...months, 'weekdays', 'busiest-hour'],
      derived: {
        '# days × # hours = # cells': [7, 24, 7 * 24],
        'heat map of # days by # hours': [7, 24],
        'has up to # rows': [7 * 24],
        'each of the # hours would have #': [24, september.dialogs / 24],
        'or #. The hour from': [100 / 24],
        '# dialogs in # days are # a day': [hour, days, hour / days],
        'about # of the # dialogs. That is': [(hour * september['hand-over-share']) / 100, hour],
        'Monday has # of the dialogs and Friday has #': [shareOfDay('monday'), shareOfDay('friday')],
        'had # Mondays, but # Fridays': [daysOn('monday'), daysOn('friday')],
        ...Object.fromEntries(
          Object.entries(sample.weekdays).map(([day, { dialogs }]) => [
            `${day.charAt(0).toUpperCase()}${day.slice(1)} | # | # | #`,
            [dialogs, daysOn(day), onAverage(day)],
          ]),
        ),
      },
      inWords: {
        'more than twice as many': hour > (2 * september.dialogs) / 24,
        'That is 1 or 2 a day': ((hour / days) * september['hand-over-share']) / 100 > 1,
        'Friday is therefore a third quieter than Monday': onAverage('friday') * 3 === onAverage('monday') * 2,
        'Saturday is as quiet as Sunday': onAverage('saturday') === onAverage('sunday'),
        'about half as many dialogs as those of Monday': ['saturday', 'sunday'].every((day) => {
          const ofMonday =
            Math.max(...at(sample.weekdays, day).hours) / Math.max(...at(sample.weekdays, 'monday').hours);
          return Math.abs(ofMonday - 0.5) < 0.1;
        }),
      },
      allowed: {
        'a row of # cells': 'hours of a day',
        'last # hours are recounted': 'rule of the platform about the time zone',
        'for # to #': 'a time of day',
        'such as # days': 'four whole weeks, as an example',
      },
    },
    'otchety/dialogs-summary': {
      figures: months,
      derived: {
        'Dialogs and requests grew by #': [growth(august.dialogs, september.dialogs)],
        '# s is #, and # s is #': [
          august['average-time'],
          august['average-time'],
          september['average-time'],
          september['average-time'],
        ],
        'a difference of # s is only # of #': [
          august['average-time'] - september['average-time'],
          -growth(august['average-time'], september['average-time']),
          august['average-time'],
        ],
        'Dialogs | | | #': [september.dialogs - august.dialogs],
        'Average depth | | | #': [september['average-depth'] - august['average-depth']],
        'Average time | | | # s': [september['average-time'] - august['average-time']],
        'Recognised share | | | # points': [points('recognised-share')],
        'Hand-over share | | | # points': [points('hand-over-share')],
      },
      inWords: {
        'by the hour has fewer than 9,000': 366 * 24 < 9000,
        'takes about the same time': isAboutTheSame(august['average-time'], september['average-time']),
      },
      allowed: { 'near #: a channel': 'a value to look out for' },
    },
    'otchety/dialogue-time': {
      figures: [...months, 'time-groups'],
      derived: {
        'is # above the median': [september['average-time'] - september['median-time']],
        'first two groups have # of': [firstTwo],
        'or exactly #, which is why the median': [percent(firstTwo, september.dialogs)],
        'took # × #, or # hours': [september.dialogs, september['average-time'], hours],
        'The # dialogs in the last group took more than # minutes each, which adds up to more than # hours': [
          at(time, 'over-ten').dialogs,
          10,
          longestHours,
        ],
        'by # s, or #, and the median': [
          august['average-time'] - september['average-time'],
          -growth(august['average-time'], september['average-time']),
        ],
        'by # s, or #. Changes': [
          august['median-time'] - september['median-time'],
          -growth(august['median-time'], september['median-time']),
        ],
      },
      inWords: {
        'more than a sixth of the time': longestHours / hours >= 1 / 6,
        'are about the same as no change':
          isAboutTheSame(august['average-time'], september['average-time']) &&
          isAboutTheSame(august['median-time'], september['median-time']),
        'Half of the dialogs last up to 3 minutes': firstTwo * 2 === september.dialogs,
      },
      allowed: {
        'number for # minutes': 'an invented pause',
        'dialog is # minutes longer': 'the same pause',
        'to over #,': 'limit of the last group',
        'longer than # minutes': 'limit of the last group',
        'A dialog of #': 'an invented dialog; its lines show the times',
      },
    },
    'otchety/summary-report': {
      figures: months,
      derived: {
        'dialogs and requests grew by # and users by #': [
          growth(august.dialogs, september.dialogs),
          growth(august.users, september.users),
        ],
        'recognised share rose by # points': [points('recognised-share')],
        'In September # requests were not recognised, which is # fewer than the # in August': [
          notRecognised(september),
          notRecognised(august) - notRecognised(september),
          notRecognised(august),
        ],
        'there were # more requests': [september.requests - august.requests],
        'points and the NPS by #': [september.nps - august.nps],
        'based on only # ratings': [nps.marks],
      },
      inWords: {
        'operators had about the same work': isAboutTheSame(august['handed-over'], september['handed-over']),
        // Points of a hundred.
        'Both are about the same': (['like-share', 'nps'] as const).every((key) => september[key] - august[key] < 5),
      },
      allowed: { 'NPS on the #': 'the day on which the kind of rating was changed' },
    },
    'otchety/users-loyalty': {
      figures: [...months, 'loyalty', 'return'],
      derived: {
        'after #, # and # days': returns,
        'after #, #, # days': returns,
        'That is #, or # dialogs each': [
          percent(oftenest.dialogs, september.dialogs),
          oftenest.dialogs / oftenest.users,
        ],
        'average user had #': [september.dialogs / september.users],
      },
      inWords: {
        'five times as much': Math.round(percent(oftenest.dialogs, september.dialogs) / oftenest.share) === 5,
        'Two out of three of those who returned did so after more than a day': back('day') * 3 === back('month'),
        'Three out of four users have one dialog': Math.round(at(sample.loyalty, 'one').share / 25) === 3,
      },
      allowed: { 'has # dialogs within': 'limit of the last group' },
    },
    'otchety/links-announcements': {
      figures: [...months, 'links-announcements', 'links-announcements-total'],
      derived: {
        'would have given # clicks': [(at(announced, 'points').shows * at(announced, 'discount').share) / 100],
      },
      inWords: { 'shown twice as often': at(announced, 'points').shows === 2 * at(announced, 'discount').shows },
      drawn: [[...Object.values(announced), sample['links-announcements-total']].map(({ share }) => share)],
    },
    'otchety/links-dialogs': {
      figures: [...months, 'links-dialogs', 'links-dialogs-total'],
      derived: {
        'would bring # clicks instead of #': [
          (at(linked, 'calculator').shows * at(linked, 'map').share) / 100,
          at(linked, 'calculator').clicks,
        ],
      },
    },
    'otchety/profanity': {
      figures: months,
      derived: {
        'dialog with profanity has # of them': [september['profanity-requests'] / september['profanity-dialogs']],
      },
      // Every further request is in a dialog that has one already.
      inWords: {
        'In at least half of these dialogs':
          (september['profanity-requests'] - september['profanity-dialogs']) * 2 <= september['profanity-dialogs'],
      },
      allowed: { 'rows show #': 'an empty day' },
    },
    'otchety/ratings-of-replicas': {
      figures: [...months, 'ratings', 'nps'],
      derived: {
        'Its like share is # ÷ # × # = #': [50, 50 + 70, 100, percent(50, 50 + 70)],
        'received # of the # dislikes, or #': [70, ratings.dislikes, percent(70, ratings.dislikes)],
        'Of the # ratings from these days, # were 9–10 and # were': [
          nps.marks,
          percent(nps.promoters, nps.marks),
          9,
          10,
          percent(nps.detractors, nps.marks),
        ],
      },
      inWords: { 'this is about the same': september.nps - august.nps < 5 },
      allowed: {
        'one reply has # likes and # dislikes': 'the invented reply of the example',
        'from # to #': 'a scale of ratings or of the NPS',
        'Users who choose # or #': 'ratings that are neither promoters nor detractors',
        'with the value #': 'the values of a like and a dislike',
      },
    },
    'otchety/top-bot-answers': {
      figures: [...months, 'top-answers'],
      derived: {
        'requests, it is #': [percent(notRecognised(september), september.requests)],
      },
      inWords: { 'one request in eight': notRecognised(september) * 8 === september.requests },
    },
    'otchety/top-user-requests': {
      figures: [...months, 'top-requests'],
      derived: {
        'rows add up to # requests, or #': [asked, percent(asked, september.requests)],
        'the other # of the requests': [100 - percent(asked, september.requests)],
        'so # are left': [notRecognised(september)],
      },
    },
    'otchety/topics-summary': {
      figures: [...months, 'topics'],
      derived: {
        'The next three together have #': [nextShares],
        'only # requests were not recognised': [notRecognised(september)],
        'At least # of the': [at(sample.topics, 'none').requests - notRecognised(september)],
        'Tariffs | # | # × # = #': notUnderstood('tariffs', 80),
        'Complaints | # | # × # = #': notUnderstood('complaints', 60),
      },
      allowed: {
        'Suppose that it is # for Tariffs and # for Complaints': 'shares that the page assumes',
        'add up to #': 'all of the shares',
      },
    },
  };
}

/** Numbers that any report page may print, with the reason; the words around them decide. */
export const allowedEverywhere: readonly { phrase: RegExp; reason: string }[] = [
  { phrase: /(?:August|September) 2023/g, reason: 'the months of the sample' },
  { phrase: /\d+ (?:October|September|August)\b/g, reason: 'a date' },
  { phrase: /release \d+\.\d+\.\d+/g, reason: 'a release; its post is a link that the build checks' },
  { phrase: /UTC\+3|UTF-8|\bv1[34]\b/g, reason: 'a time zone, an encoding, a version of the assistant' },
  { phrase: /Data as of 14:45/g, reason: 'the line on the screen, word for word' },
  { phrase: /(?:from|at|and) \d\d:\d\d(?: to \d\d:\d\d)?|\d\d:\d\d–\d\d:\d\d/g, reason: 'a time of day' },
  { phrase: /(?:within|up to|every) (?:1|5|15) minutes?/g, reason: 'delay and refresh of figures in section 13' },
  { phrase: /30 minutes by default/g, reason: 'the session time-out in limits.yml' },
  { phrase: /(?:×|times) 100%/g, reason: 'part of a formula' },
  { phrase: /\b(?:14 reports|15 (?:main numbers|numbers|tiles))\b/g, reason: 'reports and lines of reports.yml' },
  { phrase: /\b(?:7|30|7 and 30) days\b/g, reason: 'periods of the filters' },
  { phrase: /\b\d+[-–]\d+\b|\b\d+\+|\b\d+ and more\b/g, reason: 'limits of a group in reports.yml' },
];
