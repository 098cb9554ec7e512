import type { ListItem } from 'mdast';
import { loadFacts } from '../../../src/data/facts';
import { adviseNames } from '../../../src/data/nearNames';
import { needAttribute, readAttributes } from '../attributes';
import { isElement, type JsxElement } from '../elements';
import { fail, type Place } from '../place';
import type { ItemFeature } from './release';

/** What `<Change />` says about the item that it starts. */
export type Change = { readonly area: string; readonly features: readonly ItemFeature[] };

const register = 'src/data/facts/features.yml';
const form = '<Change area="…" features="…" />';

/**
 * @returns the `<Change />` that an item starts with
 * @throws TextFault when it starts with anything else
 */
export function needChange({ children: [paragraph] }: ListItem, place: Place): JsxElement {
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  return first && isElement(first, 'Change')
    ? first
    : fail(place, 'the item does not start with <Change />', `start it with ${form}`);
}

function readFeature(written: string, place: Place): ItemFeature {
  const isIntroduced = written.startsWith('+');
  const id = isIntroduced ? written.slice(1) : written;
  const known = Object.keys(loadFacts().features);
  if (!known.includes(id)) {
    const advice = adviseNames(id, known);
    const fix = isIntroduced ? `add it to ${register} with its name and page, or ${advice}` : advice;
    fail(place, `there is no feature "${id}" in ${register}`, fix);
  }
  return { id, isIntroduced };
}

/**
 * Reads `<Change area="web-chat" features="+chatter-a11y, web-chat" />`: one area, and the features that the item is
 * about; "+" says that the item brought the feature.
 *
 * @throws TextFault for an unknown area or feature, and for an element of another form
 */
export function readChange(element: JsxElement, place: Place): Change {
  const texts = readAttributes(element, ['area', 'features'], place);
  const area = needAttribute(texts, 'area', 'Change', place);
  const areas = Object.keys(loadFacts().areas);
  if (!areas.includes(area)) {
    fail(place, `there is no area "${area}" in src/data/facts/areas.yml`, adviseNames(area, areas));
  }
  const features = needAttribute(texts, 'features', 'Change', place).split(/\s*,\s*/);
  return { area, features: features.map((written) => readFeature(written, place)) };
}
