import { audit, rights, roles } from './access';
import { analytics, metrics, reports } from './analytics';
import { events, frame, hotkeys, labels, menus, preprocessing, screens, settings, states } from './builder';
import { channels, voice } from './channels';
import type { Field, Infer } from './field';
import { browsers, support } from './help';
import { areas, features, kinds } from './history';
import { limits } from './limits';
import { messages } from './messages';
import { sample } from './sample';
import { avoided, glossary, identifiers, topics } from './terms';
import { variables } from './variables';

/** The form of every file of `src/data/facts`, by its name without the ending. */
export const schemas = {
  analytics,
  areas,
  audit,
  avoided,
  browsers,
  channels,
  events,
  features,
  frame,
  glossary,
  hotkeys,
  identifiers,
  kinds,
  labels,
  limits,
  menus,
  messages,
  metrics,
  preprocessing,
  reports,
  rights,
  roles,
  sample,
  screens,
  settings,
  states,
  support,
  topics,
  variables,
  voice,
} satisfies Record<string, Field<unknown>>;

export type FactFile = keyof typeof schemas;

/** All facts: one property for each file of `src/data/facts`. */
export type Facts = { readonly [K in FactFile]: Infer<(typeof schemas)[K]> };
