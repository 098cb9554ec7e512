import type { ExampleBase } from '../exampleBase';

const lines = (text: string): readonly string[] => text.trim().split('\n');

/**
 * The files of Pip, the sample assistant, except its rules. The playground loads them, too.
 * Source of these and of the rules: the platform model, section 22.
 */
export const pipFiles: ExampleBase = {
  // Name, then one line for each variant; => is a sub-line of the line above.
  dictionaries: {
    greeting: ['{hi/hello/hey} {there/--}', 'good {morning/afternoon/evening/day}'],
    bye: ['{bye/goodbye} {bye/--}', 'see you', 'good night'],
    yes: ['yes', 'yeah', 'sure', 'ok', 'please do'],
    no: ['no', 'nope', 'nothing', 'not now'],
    city: ['Omsk', '=>Омск', 'Tomsk', '=>Томск', 'Moscow', '=>Москва', '=>Москве'],
    track_words: ['parcel', 'package', 'shipment', 'order', 'delivery'],
    thanks: ['{thanks/thank you} {a lot/--}', 'cheers'],
    profanity: ['damn~', 'crap', 'bloody hell'],
  },
  // One a line; a start value follows after a space.
  variables: lines(`# Pip's variables, one per line. A start value follows after a space.
# user_name and user_city are kept with the user.
user_name
user_city
parcel_number
# On the platform, a service sets these two. Here they have start values.
parcel_status on its way to Omsk
parcel_date 17.03.2026
tree_track`),
  functions: lines(`// Pip's custom functions.

// Days from today to a date: today, tomorrow, in 2 days.
TEXT DaysLeft( EXTENDED date ) [switch([@DateDist("[@Date()]","[$date]")])][case(0)]{today}[case(1)]{tomorrow}[default]{in [@DateDist("[@Date()]","[$date]")] days}

// The beginning of a polite request: "Nina, please" or "Please".
TEXT Polite( EXTENDED name ) [if([@IsNotEmpty("[$name]")])]{[@+("[$name]",", please")]}[else]{Please}`),
  spelling: lines(`// Typos: main word = variants.
parcel = parcel / parsel / pracel
hello = hello / helo
thanks = thanks / thx / thanx
ok = ok / okay / okey`),
};
