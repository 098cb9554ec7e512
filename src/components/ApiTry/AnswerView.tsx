import type { SimulatedAnswer } from '../../api/simulate/answers';
import JsonText from './JsonText';

/** The answer to a trial: its status, how many errors the call has, and the body as it is sent. */
export default function AnswerView({ answer, faults }: { readonly answer: SimulatedAnswer; readonly faults: number }) {
  return (
    <>
      <p className="api-answer">
        <span className={`api-status ${answer.status === 200 ? 'api-status--good' : ''}`}>{answer.status}</span>{' '}
        {answer.status === 200 && 'The call is valid.'}
        {faults > 0 && `${faults === 1 ? '1 error is' : `${faults} errors are`} marked above. `}
        {answer.status !== 200 && <a href={`#error/${answer.status}`}>What this error means</a>}
      </p>
      <div className="api-code">
        <div className="api-panel">
          <pre>
            <JsonText value={answer.body} />
          </pre>
        </div>
      </div>
    </>
  );
}
