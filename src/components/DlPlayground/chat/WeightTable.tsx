import type { Explained } from '../../../dl';
import { type Contest, decidingRow, weightRows } from './explainWeight';

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

/** Weights part by part, from the highest bit: the first row in which two rules differ decides. */
export default function WeightTable({ contest }: { readonly contest: Contest }) {
  const { winner, others, more } = contest;
  const shown = [winner, ...others];
  const [next] = others;
  const decides = next && decidingRow(winner.parts, next.parts);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by the keyboard */}
      <section className="dl-play__scroll" aria-label="Weights" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Bits</th>
              {shown.map(({ rule, question }, index) => (
                <th key={`${rule} ${question}`} scope="col">
                  <span className="dl-play__rule">{rule}</span>
                  {index === 0 && <span className="dl-play__badge">answers</span>}
                  <code>$ {question}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weightRows.map((row) => (
              <tr key={row.name} className={row === decides ? 'dl-play__decides' : undefined}>
                <th scope="row" title={row.help}>
                  {row.name} <small>{row.bits}</small>
                  {row === decides && <span className="dl-play__badge">decides</span>}
                </th>
                {shown.map(({ rule, question, parts }) => (
                  <td key={`${rule} ${question}`}>{row.value(parts)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Weight</th>
              {shown.map(({ rule, question, weight }) => (
                <td key={`${rule} ${question}`}>{number.format(weight)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="dl-play__sum">
        {sumOf(winner)}
        {more > 0 && ` · ${more} more ${more === 1 ? 'rule fits' : 'rules fit'}`}
      </p>
    </>
  );
}
