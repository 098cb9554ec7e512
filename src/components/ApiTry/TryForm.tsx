import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { SampleRequest } from '../../api/samples/request';
import type { SimulatedAnswer } from '../../api/simulate/answers';
import type { Fault } from '../../api/simulate/faults';
import { simulate } from '../../api/simulate/simulate';
import { useCurrentPage } from '../ApiReference/currentPage';
import { uncorrected } from '../uncorrected';
import AnswerView from './AnswerView';
import Faults, { describedBy, faultsAt, faultsIn } from './Faults';
import RequestAsCode from './RequestAsCode';
import ResponseBody from './ResponseBody';
import SentView from './SentView';
import { originOf, type SentAnswer, sendCall } from './sendCall';
import { addressOf, type Trial } from './trial';

type Values = Readonly<Record<string, string>>;

type Props = {
  /** With the values of the reader in its examples. */
  readonly trial: Trial;
  /** The address and the ids of the reader. */
  readonly own: Values;
  readonly operation: string;
  readonly title: string;
};

/** Answers that a right call may get. */
const outcomes = [
  { name: 'As documented', error: undefined },
  { name: 'Status 400, client error', error: 400 },
  { name: 'Status 500, server error', error: 500 },
] as const;

type IdFieldsProps = {
  readonly id: string;
  readonly ids: Trial['ids'];
  readonly values: Values;
  readonly faults: readonly Fault[];
  readonly onChange: (values: Values) => void;
};

function IdFields({ id, ids, values, faults, onChange }: IdFieldsProps) {
  return ids.map(({ name }) => (
    <div key={name} className="api-trial__field">
      <label htmlFor={id + name}>
        <code>{name}</code> in the path
      </label>
      <input
        id={id + name}
        value={values[name]}
        {...uncorrected}
        {...describedBy(`${id}${name}faults`, faultsAt(faults, 'path', name))}
        onChange={({ target }) => onChange({ ...values, [name]: target.value })}
      />
      <Faults id={`${id}${name}faults`} label={`Errors in ${name}`} faults={faultsAt(faults, 'path', name)} />
    </div>
  ));
}

type ChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly name: string }[];
  readonly onChoose: (index: number) => void;
};

function Choice({ id, label, options, onChoose }: ChoiceProps) {
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} onChange={({ target }) => onChoose(target.selectedIndex)}>
        {options.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </p>
  );
}

type BodyProps = {
  readonly id: string;
  readonly body: string;
  readonly faults: readonly Fault[];
  readonly onChange: (body: string) => void;
};

function BodyField({ id, body, faults, onChange }: BodyProps) {
  return (
    <div className="api-trial__field">
      <label htmlFor={id}>Body</label>
      <textarea
        id={id}
        value={body}
        rows={Math.min(18, body.split('\n').length + 1)}
        {...uncorrected}
        {...describedBy(`${id}faults`, faults)}
        onChange={({ target }) => onChange(target.value)}
      />
      <Faults id={`${id}faults`} label="Errors in the body" faults={faults} text={body} />
    </div>
  );
}

/**
 * What is typed into the form. An id that is filled in meanwhile takes the place of the former one there, too. The base
 * address does not: half of one is an address already, and part of many others.
 */
function useTyped({ ids, bodies }: Trial, own: Values) {
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(ids.map(({ name, example }) => [name, example])),
  );
  const [body, setBody] = useState(bodies[0]?.text);
  const former = useRef(own);
  useEffect(() => {
    const before = former.current;
    if (before === own) return;
    former.current = own;
    const renewed = Object.keys(own).filter((name) => name !== 'base' && own[name] !== before[name]);
    setValues((now) =>
      Object.fromEntries(
        Object.entries(now).map(([name, value]) => {
          const source = Object.hasOwn(own, name) ? name : renewed.find((one) => before[one] === value);
          return [name, source !== undefined && value === before[source] ? (own[source] ?? value) : value];
        }),
      ),
    );
    setBody((now) => now && renewed.reduce((text, name) => text.replaceAll(before[name] ?? '', own[name] ?? ''), now));
  }, [own]);
  return { values, setValues, body, setBody };
}

/** The documented response to a call, or the one of a real host. */
function useResponse(trial: Trial, operation: string) {
  const [answer, setAnswer] = useState<SimulatedAnswer>();
  const [sent, setSent] = useState<SentAnswer | 'waiting'>();
  /** An answer that comes when something else has been asked for is not shown. */
  const round = useRef(0);
  return {
    answer,
    sent,
    simulate: (path: Values, body: string | undefined, error: (typeof outcomes)[number]['error']) => {
      round.current += 1;
      setSent(undefined);
      setAnswer(simulate(trial.api, { operationId: operation, path, body, error }));
    },
    send: async (request: SampleRequest) => {
      round.current += 1;
      const asked = round.current;
      setAnswer(undefined);
      setSent('waiting');
      const received = await sendCall(request);
      if (asked === round.current) setSent(received);
    },
  };
}

/** What a call with these values sends, for the samples and for "Send". */
const requestOf = (
  { api, method }: Trial,
  operation: string,
  url: string,
  body: string | undefined,
): SampleRequest => ({
  method,
  url,
  body,
  answer: api.calls[operation]?.type === 'text/plain' ? 'text' : 'json',
});

/** Path values, body and the response that they get. */
export default function TryForm({ trial, own, operation, title }: Props) {
  const { method, path, ids, bodies } = trial;
  const id = useId();
  const { values, setValues, body, setBody } = useTyped(trial, own);
  const [outcome, setOutcome] = useState(0);
  const response = useResponse(trial, operation);
  const { answer, sent } = response;
  const { hosts } = useCurrentPage();
  const request = requestOf(trial, operation, addressOf(own['base'] ?? '', path, values), body);
  const origin = originOf(request.url);
  const faults = answer ? faultsIn(answer) : [];
  const received = answer ?? (typeof sent === 'object' && 'body' in sent ? sent : undefined);

  const answerCall = (event: FormEvent) => {
    event.preventDefault();
    response.simulate(values, body, outcomes[outcome]?.error);
  };

  return (
    <>
      <form onSubmit={answerCall}>
        <IdFields id={id} ids={ids} values={values} faults={faults} onChange={setValues} />
        {bodies.length > 1 && (
          <Choice
            id={`${id}example`}
            label="Example"
            options={bodies}
            onChoose={(index) => setBody(bodies[index]?.text)}
          />
        )}
        {body !== undefined && (
          <BodyField id={`${id}body`} body={body} faults={faultsAt(faults, 'body')} onChange={setBody} />
        )}
        {method === 'POST' && <Choice id={`${id}outcome`} label="Response" options={outcomes} onChoose={setOutcome} />}
        <button type="submit" className="api-button api-button--main">
          Show the documented response
        </button>
        {hosts.includes(origin) && (
          <button
            type="button"
            className="api-button"
            // Disabled, it would lose the focus of the keyboard.
            aria-disabled={sent === 'waiting'}
            onClick={() => sent !== 'waiting' && response.send(request)}
          >
            Send to {origin}
          </button>
        )}
      </form>
      <div role="status" className="api-trial__answer">
        {answer && <AnswerView answer={answer} faults={faults.length} />}
        {sent === 'waiting' && <p>Waiting for {origin} …</p>}
        {typeof sent === 'object' && <SentView answer={sent} origin={origin} />}
      </div>
      {received && <ResponseBody body={received.body} />}
      <RequestAsCode title={title} request={request} />
    </>
  );
}
