import type { PhrasingContent } from 'mdast';
import { adviseNames } from '../../../../src/data/nearNames';
import type { Facts } from '../../../../src/data/schema';
import { roleNames } from '../../../../src/data/schema/names';
import { text } from '../../../texts/elements';
import { fail, type Place } from '../../../texts/place';

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The roles that have a right, as a sentence. */
function holders(names: string[]): string {
  if (names.length === roleNames.length) {
    return 'Every built-in role has it.';
  }
  return names.length === 1
    ? `Of the built-in roles, only ${names[0]} has it.`
    : `The built-in roles ${inWords.format(names)} have it.`;
}

/**
 * @param right name in rights.yml
 * @returns the right by its name, and the built-in roles that have it
 * @throws TextFault for an unknown right
 */
export function rightSentence(facts: Facts, right: string, place: Place): PhrasingContent[] {
  const found = facts.rights[right];
  if (found === undefined) {
    return fail(place, `there is no right "${right}"`, adviseNames(right, Object.keys(facts.rights)));
  }
  const names = roleNames.filter((role) => found.has[role]).map((role) => facts.roles[role]?.name ?? role);
  return [text('You need the '), { type: 'strong', children: [text(found.name)] }, text(` right. ${holders(names)}`)];
}
