import type { SimulatedAnswer } from '../../api/simulate/answers';
import ResponseView from './ResponseView';

/** The answer to a trial: its status, how many errors the call has, and the body as it is sent. */
export default function AnswerView({ answer, faults }: { readonly answer: SimulatedAnswer; readonly faults: number }) {
  const { status, body } = answer;
  return (
    <ResponseView status={status} body={body}>
      {status === 200 && 'The call is valid.'}
      {faults > 0 && `${faults === 1 ? '1 error is' : `${faults} errors are`} marked above. `}
      {status !== 200 && <a href={`#error/${status}`}>What this error means</a>}
    </ResponseView>
  );
}
