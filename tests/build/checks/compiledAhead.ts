import { hint } from '../../../plugins/bundle/compiled-ahead/index';
import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';
import { filesOf } from './weight';

const fix = 'Fix: see how plugins/bundle/compiled-ahead finds the scripts of pages.';

/** The scripts that pages ask for are compiled ahead, and large ones that a reader may never need are not. */
export function compiledAhead(site: BuiltSite): GuardReport {
  const scripts = [...site.files].filter((file) => file.endsWith('.js') && file.startsWith('assets/'));
  const asked = new Set(site.pages.flatMap((page) => filesOf(site, page)));
  const isHinted = (file: string) => site.read(file)?.startsWith(hint) === true;
  const ofPages = scripts.filter((file) => asked.has(file));
  const largest = scripts.reduce((most, file) => Math.max(most, site.read(file)?.length ?? 0), 0);
  const faults = scripts.flatMap((file) => {
    if (asked.has(file) && !isHinted(file)) {
      return [`${file} is a script of a page and does not begin with "${hint.trim()}". ${fix}`];
    }
    return !asked.has(file) && site.read(file)?.length === largest && isHinted(file)
      ? [`${file}, the largest script, is loaded later and begins with "${hint.trim()}". ${fix}`]
      : [];
  });
  return { checked: ofPages.length, unit: 'scripts of pages', faults };
}
