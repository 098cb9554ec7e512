import { useId } from 'react';
import type { SimulatedCall } from '../../../api/simulate/calls';
import Method from '../../ApiReference/Method';
import JsonText from '../JsonText';
import type { Gathered, Outcome, Step } from './steps';

type Props = {
  readonly step: Step;
  readonly call: SimulatedCall;
  readonly gathered: Gathered;
  readonly outcome: Outcome | undefined;
  readonly isBusy: boolean;
  readonly onText: (text: string) => void;
  readonly onCall: () => void;
};

const group = (label: string) => ({ role: 'group', 'aria-label': label });

function Json({ label, value, marks }: { label: string; value: unknown; marks: readonly string[] }) {
  return (
    <div className="api-code" {...group(label)}>
      <div className="api-bar">
        <span className="api-bar__title">{label}</span>
      </div>
      <div className="api-panel">
        <pre>
          <JsonText value={value} marks={marks} />
        </pre>
      </div>
    </div>
  );
}

/** One call of the tour: what it is for, what goes out and what comes back. Ids of earlier steps are marked. */
export default function TourStep({ step, call, gathered, outcome, isBusy, onText, onCall }: Props) {
  const id = useId();
  const marks = Object.entries(gathered).flatMap(([name, value]) => (name === 'text' ? [] : [value]));
  const path = call.path.split(/(\{\w+\})/).map((part) => {
    const value = gathered[part.slice(1, -1)];
    return part.startsWith('{') && value !== undefined ? <mark key={part}>{value}</mark> : part;
  });
  return (
    <li {...(outcome ? { 'data-done': '' } : {})}>
      <h4>{step.title}</h4>
      <p>{step.text}</p>
      {step.isTalk && (
        <p>
          <label htmlFor={id}>Text of the user</label>
          <input
            id={id}
            value={gathered['text'] ?? ''}
            maxLength={512}
            onChange={({ target }) => onText(target.value)}
          />
        </p>
      )}
      <p className="api-line">
        <Method name={call.method} /> <code>{path}</code>
      </p>
      <Json label={`Body of ${step.title}`} value={step.body(gathered)} marks={marks} />
      <p className="api-tour__call">
        <button type="button" className="api-button api-button--main" aria-busy={isBusy} onClick={onCall}>
          {outcome ? 'Make the call again' : 'Make the call'}
        </button>
      </p>
      <div role="status">
        {outcome && (
          <>
            <p className="api-answer">
              <span className="api-status api-status--good">200</span>
            </p>
            <Json label={`Answer to ${step.title}`} value={outcome.answer} marks={marks} />
            {outcome.message !== undefined && (
              <>
                <p className="api-tour__message">And then your webhook gets this message:</p>
                <Json label="Message to your webhook" value={outcome.message} marks={marks} />
              </>
            )}
          </>
        )}
      </div>
    </li>
  );
}
