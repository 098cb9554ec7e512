import { dlColours } from '../../../data/dlColours';
import type { ShownRule } from './messages';

/** A rule that scrolls must be reachable by the keyboard. */
const scrollable = { tabIndex: 0, role: 'group', 'aria-label': 'The rule that replied' };

/** The rule that gave the last reply. */
export default function RuleView({ rule }: { readonly rule: ShownRule | undefined }) {
  return (
    <div className="home-talk__rule">
      <p>{rule === undefined ? 'No rule replied' : <>Replied: {rule.id}</>}</p>
      <pre translate="no" {...scrollable}>
        <code>
          {rule?.pieces.map(({ text, kind }, index) => {
            const colour = dlColours[kind];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a rule do not change
              <span key={index} className={colour && `token ${colour}`}>
                {text}
              </span>
            );
          })}
        </code>
      </pre>
    </div>
  );
}
