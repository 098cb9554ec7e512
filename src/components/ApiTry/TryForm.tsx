import { type FormEvent, useId, useState } from 'react';
import type { SampleRequest } from '../../api/samples/request';
import type { SimulatedAnswer } from '../../api/simulate/answers';
import { simulate } from '../../api/simulate/simulate';
import { useCurrentPage } from '../ApiReference/currentPage';
import AnswerView from './AnswerView';
import Faults, { describedBy, faultsAt, faultsIn } from './Faults';
import RequestAsCode from './RequestAsCode';
import SentView from './SentView';
import { originOf, type SentAnswer, sendCall } from './sendCall';
import { addressOf, type Trial } from './trial';

type Props = { readonly trial: Trial; readonly base: string; readonly operation: string; readonly title: string };

/** Answers that a right call may get. */
const outcomes = [
  { name: 'As documented', error: undefined },
  { name: 'Status 400, client error', error: 400 },
  { name: 'Status 500, server error', error: 500 },
] as const;

/** Path values, body and the answer that they get. */
export default function TryForm({ trial: { api, method, path, ids, bodies }, base, operation, title }: Props) {
  const id = useId();
  const [values, setValues] = useState(() => Object.fromEntries(ids.map(({ name, example }) => [name, example])));
  const [body, setBody] = useState(bodies[0]?.text);
  const [outcome, setOutcome] = useState(0);
  const [answer, setAnswer] = useState<SimulatedAnswer>();
  const [sent, setSent] = useState<SentAnswer | 'waiting'>();
  const { hosts } = useCurrentPage();
  const request: SampleRequest = {
    method,
    url: addressOf(base, path, values),
    ...(body === undefined ? {} : { body }),
    answer: api.calls[operation]?.type === 'text/plain' ? 'text' : 'json',
  };
  const origin = originOf(request.url);
  const faults = answer ? faultsIn(answer) : [];
  const bodyFaults = faultsAt(faults, 'body');

  const answerCall = (event: FormEvent) => {
    event.preventDefault();
    const error = outcomes[outcome]?.error;
    setSent(undefined);
    setAnswer(
      simulate(api, {
        operationId: operation,
        path: values,
        ...(body === undefined ? {} : { body }),
        ...(error === undefined ? {} : { error }),
      }),
    );
  };

  const send = async () => {
    setAnswer(undefined);
    setSent('waiting');
    setSent(await sendCall(request));
  };

  return (
    <>
      <form onSubmit={answerCall}>
        {ids.map(({ name }) => (
          <div key={name} className="api-trial__field">
            <label htmlFor={id + name}>
              <code>{name}</code> in the path
            </label>
            <input
              id={id + name}
              value={values[name]}
              autoComplete="off"
              spellCheck={false}
              {...describedBy(`${id}${name}faults`, faultsAt(faults, 'path', name))}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
            <Faults id={`${id}${name}faults`} label={`Errors in ${name}`} faults={faultsAt(faults, 'path', name)} />
          </div>
        ))}
        {bodies.length > 1 && (
          <p>
            <label htmlFor={`${id}example`}>Example</label>
            <select id={`${id}example`} onChange={({ target }) => setBody(bodies[target.selectedIndex]?.text)}>
              {bodies.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </p>
        )}
        {body !== undefined && (
          <div className="api-trial__field">
            <label htmlFor={`${id}body`}>Body</label>
            <textarea
              id={`${id}body`}
              value={body}
              rows={Math.min(18, body.split('\n').length + 1)}
              autoComplete="off"
              spellCheck={false}
              {...describedBy(`${id}bodyfaults`, bodyFaults)}
              onChange={({ target }) => setBody(target.value)}
            />
            <Faults id={`${id}bodyfaults`} label="Errors in the body" faults={bodyFaults} text={body} />
          </div>
        )}
        {method === 'POST' && (
          <p>
            <label htmlFor={`${id}outcome`}>Response</label>
            <select id={`${id}outcome`} onChange={({ target }) => setOutcome(target.selectedIndex)}>
              {outcomes.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </p>
        )}
        <button type="submit" className="api-button api-button--main">
          Show the documented response
        </button>
        {hosts.includes(origin) && (
          <button type="button" className="api-button" disabled={sent === 'waiting'} onClick={send}>
            Send to {origin}
          </button>
        )}
      </form>
      <div role="status" className="api-trial__answer">
        {answer && <AnswerView answer={answer} faults={faults.length} />}
        {sent === 'waiting' && <p>Waiting for {origin} …</p>}
        {typeof sent === 'object' && <SentView answer={sent} origin={origin} />}
      </div>
      <RequestAsCode title={title} request={request} />
    </>
  );
}
