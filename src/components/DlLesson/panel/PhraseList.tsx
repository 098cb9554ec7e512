import type { LessonPhrase } from '../../../data/lessons/lesson';
import type { CheckedPhrase, LessonResult } from '../../../data/lessons/runLesson';
import { explain, wantedOf } from './explain';

type Props = {
  readonly check: readonly LessonPhrase[];
  readonly result: LessonResult | undefined;
};

/** The variables at the start of the chat, or nothing for a phrase that continues one. */
function givenOf({ given }: LessonPhrase): string {
  if (given === undefined) return '';
  const values = Object.entries(given).map(([name, value]) => `${name} = ${value}`);
  return values.length === 0 ? 'if nothing is known yet' : `if ${values.join(', ')}`;
}

function Difference({ checked, hasErrors }: { readonly checked: CheckedPhrase; readonly hasErrors: boolean }) {
  const { found, why } = explain(checked, hasErrors);
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

/** The phrases of the check: the expected reply to each and, after a check, the actual one. */
export default function PhraseList({ check, result }: Props) {
  const hasErrors = result !== undefined && result.errors.length > 0;
  return (
    <ol className="dl-lesson__phrases">
      {check.map((phrase, index) => {
        const checked = result?.phrases[index];
        const isRight = checked?.outcome === 'right';
        const given = givenOf(phrase);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may occur twice in a check, and the list does not change
          <li key={index} data-outcome={checked && (isRight ? 'right' : 'wrong')}>
            <p className="dl-lesson__said">
              {checked && <strong>{isRight ? 'Passed' : 'Not yet'}</strong>} <q>{phrase.say}</q>
              {given !== '' && <small> {given}</small>}
            </p>
            <p className="dl-lesson__wanted">
              <span>Expected</span> {wantedOf(phrase)}
            </p>
            {checked && !isRight && <Difference checked={checked} hasErrors={hasErrors} />}
          </li>
        );
      })}
    </ol>
  );
}
