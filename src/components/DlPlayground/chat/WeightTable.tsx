import Link from '@docusaurus/Link';
import { type Explained, weightRows } from '../../../dl';
import { type Contest, decidingRow, ruleName } from './explainWeight';
import NameParts from './NameParts';
import ScrollingGroup from './ScrollingGroup';

const number = new Intl.NumberFormat('en-GB');

/** The number of the winner as the sum of what its parts add. */
function sumOf({ parts, weight }: Explained): string {
  const terms = weightRows.flatMap(({ value, unit }) => {
    const times = value(parts);
    if (times === 0) return [];
    return [times === 1 ? number.format(unit) : `${number.format(times)} × ${number.format(unit)}`];
  });
  const sum = terms.length === 0 ? '0' : terms.join(' + ');
  return terms.length === 1 && sum === number.format(weight) ? sum : `${sum} = ${number.format(weight)}`;
}

type Props = {
  readonly contest: Contest;
  /** Shows a rule in the editor. */
  readonly onShowRule: (rule: string) => void;
};

const keyOf = ({ rule, line }: Explained) => `${rule} ${line}`;

function MatchingRules({ contest: { winner, others, more }, onShowRule }: Props) {
  return (
    <ul className="dl-play__rules" aria-label="Matching rules">
      {[winner, ...others].map((match) => (
        <li key={keyOf(match)}>
          <button type="button" className="dl-play__place" onClick={() => onShowRule(match.rule)}>
            {ruleName(match)}
          </button>{' '}
          <code>$ {match.question}</code>
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}

/** Weights part by part, from the highest bit: the first row in which two rules differ decides. */
export default function WeightTable({ contest, onShowRule }: Props) {
  const { winner, others } = contest;
  const shown = [winner, ...others];
  const [next] = others;
  const decides = next && decidingRow(winner, next);
  return (
    <>
      <MatchingRules contest={contest} onShowRule={onShowRule} />
      <details className="dl-play__fold">
        <summary>Weights, part by part</summary>
        <ScrollingGroup label="Weights" className="dl-play__weights">
          <table>
            <thead>
              <tr>
                <th scope="col">Part and bits</th>
                {shown.map((match) => (
                  <th key={keyOf(match)} scope="col">
                    <NameParts name={ruleName(match)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weightRows.map((row) => (
                <tr key={row.name} className={row === decides ? 'dl-play__decides' : undefined}>
                  <th scope="row">
                    {row.name} <small>{row.bits}</small>
                    {row === decides && <span className="dl-play__badge">decides</span>}
                  </th>
                  {shown.map((match) => (
                    <td key={keyOf(match)}>{row.value(match.parts)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Weight</th>
                {shown.map((match) => (
                  <td key={keyOf(match)}>{number.format(match.weight)}</td>
                ))}
              </tr>
            </tfoot>
          </table>
        </ScrollingGroup>
        <p className="dl-play__sum">{sumOf(winner)}</p>
        <p className="dl-play__sum">
          <Link to="/syntax-DL/about-DL#which-rule-wins">How the weight is calculated</Link>
        </p>
      </details>
    </>
  );
}
