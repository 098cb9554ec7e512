import { type ReactNode, useId } from 'react';
import type { Turn } from '../worker/turn';
import { contestOf, ruleName, verdict } from './explainWeight';
import NameParts from './NameParts';
import { reasonInWords } from './reasonInWords';
import ScrollingGroup from './ScrollingGroup';
import { type VariableChange, variableChanges } from './variableChanges';
import WeightTable from './WeightTable';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // A group and no section: several playgrounds on one page would give landmarks of the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" className="dl-play__part" aria-labelledby={id}>
      <p id={id} className="dl-play__title">
        {title}
      </p>
      {children}
    </div>
  );
}

/** A space at an end would not be seen, though a condition tells the value from the one without it. */
const visibleSpaces = (text: string) => text.replace(/^ +| +$/g, (spaces) => '␣'.repeat(spaces.length));

type Props = {
  readonly turn: Turn;
  /** Shows a rule in the editor. */
  readonly onShowRule: (rule: string) => void;
};

function Reason({ turn, onShowRule }: Props) {
  const { reply, before, hasErrors } = turn;
  const contest = contestOf(reply);
  if (contest !== undefined) {
    return (
      <>
        <p>
          The rule <strong>{ruleName(contest.winner)}</strong> answers. {verdict(contest, hasErrors)}
        </p>
        <WeightTable contest={contest} onShowRule={onShowRule} />
      </>
    );
  }
  return <p>{reasonInWords(reply, { isWithOperator: before['operator_state'] === 'active', hasErrors })}</p>;
}

function Captures({ turn }: { readonly turn: Turn }) {
  const winner = contestOf(turn.reply)?.winner;
  const found = [
    ...(winner?.stars ?? []).map((text, index) => [`[*${index + 1}]`, text] as const),
    ...(winner?.fragments ?? []).map((text, index) => [`[&${index + 1}]`, text] as const),
  ];
  if (found.length === 0) return null;
  return (
    <Part title="Captured">
      <dl className="dl-play__captures">
        {found.map(([name, text]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text === '' ? <em>nothing</em> : visibleSpaces(text)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const shownValue = (text: string) => (text === '' ? <em>none</em> : <NameParts name={visibleSpaces(text)} />);

type TableProps = { readonly label: string; readonly changes: readonly VariableChange[] };

function VariableTable({ label, changes }: TableProps) {
  return (
    <ScrollingGroup label={label} className="dl-play__variables">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, before, after, changed, automatic }) => (
            <tr key={name} className={changed && !automatic ? 'dl-play__decides' : undefined}>
              <th scope="row">
                <code>
                  <NameParts name={name} />
                </code>
                {changed && !automatic && <span className="dl-play__badge">changed</span>}
              </th>
              <td>{shownValue(before)}</td>
              <td>{shownValue(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingGroup>
  );
}

/** The variables of the rules; those that the engine sets in every turn would hide them. */
function Variables({ turn }: { readonly turn: Turn }) {
  const changes = variableChanges(turn.before, turn.after);
  const own = changes.filter(({ automatic }) => !automatic);
  const automatic = changes.filter((change) => change.automatic);
  return (
    <Part title="Variables">
      {own.length > 0 && <VariableTable label="Variables before and after" changes={own} />}
      {automatic.length > 0 && (
        <details className="dl-play__fold">
          <summary>Set by the engine ({automatic.length})</summary>
          <VariableTable label="Variables of the engine before and after" changes={automatic} />
        </details>
      )}
    </Part>
  );
}

/** Why a turn went as it did: the rules, what they captured, and the variables. */
export default function WhyPanel({ turn, onShowRule }: Omit<Props, 'turn'> & { readonly turn: Turn | undefined }) {
  if (turn === undefined) {
    return (
      <div className="dl-play__reasons">
        <Part title="Why this reply?">
          <p className="dl-play__hint">
            After each turn you see here which rule answered, which other rules matched, and what happened to the
            variables.
          </p>
        </Part>
      </div>
    );
  }
  return (
    <div className="dl-play__reasons">
      <Part title={`Why: “${turn.phrase}”`}>
        <Reason turn={turn} onShowRule={onShowRule} />
      </Part>
      <Captures turn={turn} />
      <Variables turn={turn} />
      <p className="dl-play__given">
        In every chat here the time is 17:05 in Moscow on 15 March 2026, and random choices always have the same result.
      </p>
    </div>
  );
}
