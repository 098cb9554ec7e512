import type { SimulatedAnswer } from '../../api/simulate/answers';
import type { Fault } from '../../api/simulate/faults';
import JsonText from './JsonText';

function faultsIn({ status, body }: SimulatedAnswer): Fault[] {
  return status === 422 ? (body as { result: { error_data: Fault[] } }).result.error_data : [];
}

/** The answer to a trial: its status, every error in the call, and the body as it is sent. */
export default function AnswerView({ answer, name }: { readonly answer: SimulatedAnswer; readonly name: string }) {
  const faults = faultsIn(answer);
  return (
    <>
      <p className="api-answer">
        <span className={`api-status ${answer.status === 200 ? 'api-status--good' : ''}`}>{answer.status}</span>{' '}
        {answer.status === 200 ? 'The call is valid.' : <a href={`#error/${answer.status}`}>What this error means</a>}
      </p>
      {faults.length > 0 && (
        <table className="api-faults">
          <caption className="api-unseen">Errors in {name}</caption>
          <thead>
            <tr>
              <th scope="col">loc</th>
              <th scope="col">msg</th>
              <th scope="col">type</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ loc, msg, type }) => (
              <tr key={`${loc.join('.')} ${type}`}>
                <td>
                  <code>{loc.join('.')}</code>
                </td>
                <td>{msg}</td>
                <td>
                  <code>{type}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
