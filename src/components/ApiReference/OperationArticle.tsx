import { Fragment } from 'react';
import type { Operation } from '../../api/page';
import CallErrors from './CallErrors';
import { useFieldsOf } from './currentPage';
import EndpointBar from './EndpointBar';
import Examples from './Examples';
import Fields from './Fields';
import PartHeading from './PartHeading';
import Prose from './Prose';
import Samples from './Samples';
import TryButton from './TryButton';

type Props = {
  readonly operation: Operation;
  /** Whether the platform makes this call to a program of the reader. */
  readonly isWebhook: boolean;
};

/** A link to the schema of what a table of fields describes. */
const captionWith = (what: string, schema: string) => (
  <>
    {what}, <a href={`#schema/${schema}`}>{schema}</a>
  </>
);

function Request({ operation: { id, title, parameters, body }, isWebhook }: Props) {
  const place = `operation/${id}/`;
  const bodyFields = useFieldsOf()(body);
  return (
    <>
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
          caption={captionWith('Body', body)}
          fields={bodyFields}
        />
      )}
    </>
  );
}

function Responses({ operation: { id, title, answers, errors }, isWebhook }: Props) {
  const fieldsOf = useFieldsOf();
  return (
    <>
      <h4>{isWebhook ? 'Your response' : 'Responses'}</h4>
      {answers.map(({ status, text, type, schema }) => (
        <Fragment key={status}>
          <p className="api-answer">
            <span className="api-status api-status--good">{status}</span> <Prose html={text} as="span" />{' '}
            {type !== undefined && <code translate="no">{type}</code>}
          </p>
          {schema !== undefined && (
            <Fields
              deep
              place={`operation/${id}/${status}/`}
              name={`the response ${status} of ${title}`}
              caption={captionWith('Response', schema)}
              fields={fieldsOf(schema)}
            />
          )}
        </Fragment>
      ))}
      {errors.length > 0 && <CallErrors statuses={errors} title={title} />}
    </>
  );
}

/** Everything about one call: its fields beside its samples. */
export default function OperationArticle({ operation, isWebhook }: Props) {
  const { id, title, method, path, text, replacedBy, parameters, body, bodies, answers, samples } = operation;
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
        <Request operation={operation} isWebhook={isWebhook} />
        <Responses operation={operation} isWebhook={isWebhook} />
      </div>
      <div className="api-call__side">
        {samples.length > 0 && <Samples title={title} operation={id} samples={samples} />}
        {!isWebhook && (
          <TryButton operation={id} title={title} hasFields={body !== undefined || parameters.length > 0} />
        )}
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
