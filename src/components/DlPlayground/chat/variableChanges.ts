import type { Variables } from '../worker/turn';

/** A variable before and after a turn; empty text where it has no value. */
export interface VariableChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly changed: boolean;
  /** Set by the engine itself. */
  readonly automatic: boolean;
}

/** Variables `auto_reg_var_…` are those of a rule, whatever their name begins with. */
const isAutomatic = (name: string) => /^(?:auto_(?!reg_var_)|query-|reply-|match_weight$)/.test(name);

/** The variables of a turn: what the rules changed first, what the engine counts by itself last. */
export function variableChanges(before: Variables, after: Variables): readonly VariableChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const rank = ({ changed, automatic }: VariableChange) => (automatic ? 2 : 0) + (changed ? 0 : 1);
  return names
    .map((name) => {
      const [old, now] = [before[name] ?? '', after[name] ?? ''];
      return { name, before: old, after: now, changed: old !== now, automatic: isAutomatic(name) };
    })
    .filter((one) => one.before !== '' || one.after !== '')
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}
