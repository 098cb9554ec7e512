import { hint } from '../../../plugins/bundle/compiled-ahead/index';
import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';
import { filesOf } from './weight';

const fix = 'Fix: see how plugins/bundle/compiled-ahead finds the scripts of pages.';

/** The scripts that pages ask for are compiled ahead; those that a reader may never need are not. */
export function compiledAhead(site: BuiltSite): GuardReport {
  const scripts = [...site.files].filter((file) => file.endsWith('.js') && file.startsWith('assets/'));
  const asked = new Set(site.pages.flatMap((page) => filesOf(site, page)));
  const faults = scripts
    .filter((file) => asked.has(file) !== site.read(file)?.startsWith(hint))
    .map((file) =>
      asked.has(file)
        ? `${file} is a script of a page and does not begin with "${hint.trim()}". ${fix}`
        : `${file} is loaded later and begins with "${hint.trim()}". ${fix}`,
    );
  return { checked: scripts.filter((file) => asked.has(file)).length, unit: 'scripts of pages', faults };
}
