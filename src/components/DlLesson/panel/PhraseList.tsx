import type { LessonPhrase } from '../../../data/lessons/lesson';
import type { CheckedPhrase, LessonResult } from '../../../data/lessons/runLesson';
import { explain, wantedOf } from './explain';

type Props = {
  readonly check: readonly LessonPhrase[];
  readonly result: LessonResult | undefined;
};

const givenOf = ({ given }: LessonPhrase) =>
  Object.entries(given ?? {})
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');

function Difference({ checked }: { readonly checked: CheckedPhrase }) {
  const { found, why } = explain(checked);
  return (
    <>
      <p className="dl-lesson__found">
        <span>Found</span> {found}
      </p>
      <p className="dl-lesson__why">
        <span>Why</span> {why}
      </p>
    </>
  );
}

/** The phrases of the check: what must come of each and, after a check, what came. */
export default function PhraseList({ check, result }: Props) {
  return (
    <ol className="dl-lesson__phrases">
      {check.map((phrase, index) => {
        const checked = result?.phrases[index];
        const isRight = checked?.outcome === 'right';
        const given = givenOf(phrase);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may stand twice in a check, and the list does not change
          <li key={index} data-outcome={checked && (isRight ? 'right' : 'wrong')}>
            <p className="dl-lesson__said">
              {checked && <strong>{isRight ? 'Passed' : 'Not yet'}</strong>} <q>{phrase.say}</q>
              {given !== '' && <small> if {given}</small>}
            </p>
            <p className="dl-lesson__wanted">
              <span>Expected</span> {wantedOf(phrase)}
            </p>
            {checked && !isRight && <Difference checked={checked} />}
          </li>
        );
      })}
    </ol>
  );
}
