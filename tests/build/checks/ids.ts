import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';
import { placeOf } from '../../helpers/builtSitePlace';

/** Each id is unique in its page, because a link, a label or an ARIA reference never reaches a second one. */
export function ids(site: BuiltSite): GuardReport {
  let checked = 0;
  const faults: string[] = [];
  for (const page of site.pages) {
    const { $ } = page;
    const seen = new Map<string, number>();
    for (const element of $('[id]').toArray()) {
      const id = $(element).attr('id') ?? '';
      const times = (seen.get(id) ?? 0) + 1;
      seen.set(id, times);
      checked += 1;
      if (id === '' || times === 2) {
        const place = placeOf(site, page, $(element), `#${id}`);
        faults.push(
          id === ''
            ? `${place}: an empty id in ${page.path}. Give it a value, or take the attribute out.`
            : `${place}: the id "${id}" is used more than once in ${page.path}. Give each element a different id.`,
        );
      }
    }
  }
  return { checked, unit: 'ids', faults };
}
