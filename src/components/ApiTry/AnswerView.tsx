import type { SimulatedAnswer } from '../../api/simulate/answers';
import ResponseLine from './ResponseLine';

/** What is said about the answer to a trial: its status, and how many errors the call has. */
export default function AnswerView({ answer, faults }: { readonly answer: SimulatedAnswer; readonly faults: number }) {
  const { status } = answer;
  return (
    <ResponseLine status={status}>
      {status === 200 && 'The call is valid.'}
      {faults > 0 && `${faults === 1 ? '1 error is' : `${faults} errors are`} marked above. `}
      {status !== 200 && <a href={`#error/${status}`}>What this error means</a>}
    </ResponseLine>
  );
}
