import { administration } from './typed/administration';
import { analytics } from './typed/analytics';
import { channels } from './typed/channels';
import { development } from './typed/development';
import { elements } from './typed/elements';
import { general } from './typed/general';
import { language } from './typed/language';
import { variables } from './typed/variables';

/**
 * What readers type who want to do something, by the page that helps them. The words of these lines are indexed with the
 * page, like those of its questions, and never shown. Each line comes from a task: somebody at work wants something, and
 * does not know what we call it. A test proves that none of them is a query by which the search is judged.
 */
const lines: Record<string, string> = {
  ...administration,
  ...analytics,
  ...channels,
  ...development,
  ...elements,
  ...general,
  ...language,
  ...variables,
};

/** Route of a page, without the base URL → what readers type who want it. */
export const typedByReaders: Record<string, string[]> = Object.fromEntries(
  Object.entries(lines).map(([route, typed]) => [route, typed.split(/;\s+/).map((line) => line.replace(/\s+/g, ' '))]),
);
