import { type Ref, useId } from 'react';
import type { SimulatedCall } from '../../../api/simulate/calls';
import { longestRequest } from '../../../data/longestRequest';
import Method from '../../ApiReference/Method';
import ResponseLine from '../ResponseLine';
import type { Gathered, Outcome, Step } from './steps';
import TourJson from './TourJson';

type CallProps = {
  readonly step: Step;
  readonly call: SimulatedCall;
  readonly gathered: Gathered;
  readonly outcome: Outcome | undefined;
  readonly isBusy: boolean;
  readonly onText: (text: string) => void;
  readonly onCall: () => void;
  /** None in the last step. */
  readonly onNext: (() => void) | undefined;
};

type Props = CallProps & {
  /** Where the step is, such as "Step 2 of 4". */
  readonly place: string;
  /** None while the step lacks the ids of an earlier one. */
  readonly onOpen: (() => void) | undefined;
  /** Only in the step where the reader is. */
  readonly heading: Ref<HTMLHeadingElement> | undefined;
};

/** What was said, which is all that is read out. */
function Outline({ reply }: Outcome) {
  return (
    <>
      <ResponseLine status={200}>The call is valid.</ResponseLine>
      {reply !== undefined && (
        <p className="api-tour__reply">
          <strong>Pip</strong> {reply}
        </p>
      )}
    </>
  );
}

function Answer({ step: { title }, outcome, marks }: { step: Step; outcome: Outcome; marks: readonly string[] }) {
  const { answer, message } = outcome;
  return (
    <>
      <TourJson title="Response" of={title} value={answer} marks={marks} />
      {message !== undefined && (
        <>
          <p>Your webhook then receives this message:</p>
          <TourJson title="Message to your webhook" of={title} value={message} marks={marks} />
        </>
      )}
    </>
  );
}

/** The request, the button that makes the call, what is returned, and the way to the next step. */
function StepCall({ step, call, gathered, outcome, isBusy, onText, onCall, onNext }: CallProps) {
  const id = useId();
  const marks = Object.entries(gathered).flatMap(([name, value]) => (name === 'text' ? [] : [value]));
  const path = call.path.split(/(\{\w+\})/).map((part) => {
    const value = gathered[part.slice(1, -1)];
    return part.startsWith('{') && value !== undefined ? <mark key={part}>{value}</mark> : part;
  });
  return (
    <div className="api-tour__call">
      <p>
        {step.text} <a href={`#operation/${step.operation}`}>All fields of this call</a>
      </p>
      {step.isTalk && (
        <p>
          <label htmlFor={id}>User's text</label>
          <input
            id={id}
            value={gathered['text'] ?? ''}
            maxLength={longestRequest}
            onChange={({ target }) => onText(target.value)}
          />
        </p>
      )}
      <p className="api-line">
        <Method name={call.method} /> <code>{path}</code>
      </p>
      <TourJson title="Request" of={step.title} value={step.body(gathered)} marks={marks} />
      <p>
        <button
          type="button"
          className={`api-button ${outcome ? '' : 'api-button--main'}`}
          aria-busy={isBusy}
          onClick={onCall}
        >
          {outcome ? 'Make the call again' : 'Make the call'}
        </button>
      </p>
      <div role="status">{outcome && <Outline {...outcome} />}</div>
      {outcome && <Answer step={step} outcome={outcome} marks={marks} />}
      {outcome && onNext && (
        <p>
          <button type="button" className="api-button api-button--main" onClick={onNext}>
            Next step
          </button>
        </p>
      )}
    </div>
  );
}

/** One call of the tour. Only the step where the reader is shows it; the others show their titles. */
export default function TourStep({ place, onOpen, heading, ...props }: Props) {
  const { step, outcome } = props;
  return (
    <li data-done={outcome && ''} aria-current={heading ? 'step' : undefined}>
      <h3 ref={heading} tabIndex={heading ? -1 : undefined}>
        {heading && <span className="api-tour__place">{place}</span>}
        {heading || onOpen === undefined ? (
          step.title
        ) : (
          <button type="button" onClick={onOpen}>
            {step.title}
          </button>
        )}
      </h3>
      {heading && <StepCall {...props} />}
    </li>
  );
}
