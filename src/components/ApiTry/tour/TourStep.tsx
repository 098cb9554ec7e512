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

type JsonProps = { title: string; of: string; value: unknown; marks: readonly string[]; isAnswer?: boolean };

function Json({ title, of, value, marks, isAnswer = false }: JsonProps) {
  return (
    <div className="api-code" {...group(`${title}, ${of}`)}>
      <div className="api-bar">
        {isAnswer && <span className="api-status api-status--good">200</span>}
        <span className="api-bar__title">{title}</span>
      </div>
      <div className="api-panel">
        <pre>
          <JsonText value={value} marks={marks} />
        </pre>
      </div>
    </div>
  );
}

/** One call of the tour: what it is for, what is sent and what is returned. Ids of earlier steps are marked. */
export default function TourStep({ step, call, gathered, outcome, isBusy, onText, onCall }: Props) {
  const id = useId();
  const marks = Object.entries(gathered).flatMap(([name, value]) => (name === 'text' ? [] : [value]));
  const path = call.path.split(/(\{\w+\})/).map((part) => {
    const value = gathered[part.slice(1, -1)];
    return part.startsWith('{') && value !== undefined ? <mark key={part}>{value}</mark> : part;
  });
  return (
    <li {...(outcome ? { 'data-done': '' } : {})}>
      <h3>{step.title}</h3>
      <p>{step.text}</p>
      {step.isTalk && (
        <p>
          <label htmlFor={id}>User's text</label>
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
      <Json title="Request" of={step.title} value={step.body(gathered)} marks={marks} />
      <p className="api-tour__call">
        <button type="button" className="api-button api-button--main" aria-busy={isBusy} onClick={onCall}>
          {outcome ? 'Make the call again' : 'Make the call'}
        </button>
      </p>
      <div role="status">
        {outcome && (
          <>
            {outcome.reply !== undefined && (
              <p className="api-tour__reply">
                <strong>Pip</strong> {outcome.reply}
              </p>
            )}
            <Json title="Response" of={step.title} value={outcome.answer} marks={marks} isAnswer />
            {outcome.message !== undefined && (
              <>
                <p>Your webhook then receives this message:</p>
                <Json title="Message to your webhook" of={step.title} value={outcome.message} marks={marks} />
              </>
            )}
          </>
        )}
      </div>
    </li>
  );
}
