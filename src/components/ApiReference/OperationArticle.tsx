import { Fragment, useContext } from 'react';
import type { Operation } from '../../api/page';
import CallErrors from './CallErrors';
import EndpointBar from './EndpointBar';
import Examples from './Examples';
import Fields, { Schemas } from './Fields';
import PartHeading from './PartHeading';
import Prose from './Prose';
import Samples from './Samples';
import TryButton from './TryButton';

type Props = {
  readonly operation: Operation;
  readonly languages: readonly string[];
  /** Whether the platform makes this call to a program of the reader. */
  readonly isWebhook?: boolean;
};

/** Everything about one call: its fields beside its samples. */
export default function OperationArticle({ operation, languages, isWebhook = false }: Props) {
  const schemas = useContext(Schemas);
  const { id, title, method, path, text, replacedBy, parameters, body, bodies, answers, errors, samples } = operation;
  const place = `operation/${id}/`;
  const bodyFields = body === undefined ? [] : (schemas.get(body)?.fields ?? []);
  return (
    <article className="api-call">
      <div className="api-call__text">
        <PartHeading as="h3" id={`operation/${id}`}>
          {title}
        </PartHeading>
        <EndpointBar id={id} method={method} path={path} isWebhook={isWebhook} />
        {replacedBy !== undefined && (
          <p className="api-required">
            Deprecated, replaced by <a href={`#operation/${replacedBy.id}`}>{replacedBy.title}</a>
          </p>
        )}
        <Prose html={text} />
        {parameters.length + bodyFields.length > 0 && <h4>Request</h4>}
        {parameters.length > 0 && (
          <Fields
            place={place}
            name={`the path of ${title}`}
            caption={isWebhook ? 'Headers' : 'Path'}
            fields={parameters}
          />
        )}
        {body !== undefined && (
          <Fields
            deep
            place={place}
            name={`the body of ${title}`}
            caption={
              <>
                Body, <a href={`#schema/${body}`}>{body}</a>
              </>
            }
            fields={bodyFields}
          />
        )}
        <h4>{isWebhook ? 'Your response' : 'Responses'}</h4>
        {answers.map((answer) => (
          <Fragment key={answer.status}>
            <p className="api-answer">
              <span className="api-status api-status--good">{answer.status}</span>{' '}
              <Prose html={answer.text} as="span" /> {answer.type !== undefined && <code>{answer.type}</code>}
            </p>
            {answer.schema !== undefined && (
              <Fields
                deep
                place={`${place}${answer.status}/`}
                name={`the response ${answer.status} of ${title}`}
                caption={
                  <>
                    Response, <a href={`#schema/${answer.schema}`}>{answer.schema}</a>
                  </>
                }
                fields={schemas.get(answer.schema)?.fields ?? []}
              />
            )}
          </Fragment>
        ))}
        {errors.length > 0 && <CallErrors statuses={errors} title={title} />}
      </div>
      <div className="api-call__side">
        {samples.length > 0 && <Samples title={title} operation={id} languages={languages} samples={samples} />}
        {!isWebhook && <TryButton operation={id} title={title} />}
        {bodies.length > (samples.length > 0 ? 1 : 0) && (
          <Examples name={`Bodies of ${title}`} title="Body" codes={bodies} />
        )}
        {answers
          .filter(({ examples }) => examples.length > 0)
          .map(({ status, examples }) => (
            <Examples
              key={status}
              name={`Response ${status} of ${title}`}
              title={`Response ${status}`}
              codes={examples}
            />
          ))}
      </div>
    </article>
  );
}
