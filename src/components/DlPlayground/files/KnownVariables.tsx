import { variableHelp } from '../../../data/dlHelp/variables';

/** The variables that every assistant has, so that a reader need not declare them. */
export default function KnownVariables() {
  const known = Object.entries(variableHelp).sort(([one], [other]) => one.localeCompare(other));
  return (
    <details className="dl-play__fold dl-play__known">
      <summary>{known.length} more variables need no declaration</summary>
      <dl>
        {known.map(([name, help]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
