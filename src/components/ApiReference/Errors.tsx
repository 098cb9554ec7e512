import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Fragment } from 'react';
import type { ErrorAnswer, ErrorWords } from '../../api/page';
import { languageOf } from '../../data/languageOf';
import Examples from './Examples';
import NameTable from './NameTable';
import PartHeading from './PartHeading';
import Prose from './Prose';

/** A name such as RequestValidationError, which a narrow column breaks between its words. */
function NameWords({ name }: { name: string }) {
  const [first, ...words] = name.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  return (
    <>
      {first}
      {words.map((word) => (
        <Fragment key={word}>
          <wbr />
          {word}
        </Fragment>
      ))}
    </>
  );
}

/** A text of an answer as it is sent, with its meaning in English next to it. */
function Words({ words: { text, meaning } }: { words: ErrorWords }) {
  return (
    <>
      {text !== undefined && (
        <code translate="no" {...languageOf(text)}>
          <NameWords name={text} />
        </code>
      )}
      {meaning !== undefined && <Prose html={meaning} as="span" className="api-meaning" />}
    </>
  );
}

function Row({ error }: { error: ErrorAnswer }) {
  const { status, schema, text, type, message, data } = error;
  useBrokenLinks().collectAnchor(`error/${status}`);
  return (
    <tr id={`error/${status}`}>
      <th scope="row">
        <p>
          <a className="api-status" href={`#error/${status}`}>
            {status}
          </a>
        </p>
        <Words words={type} />
      </th>
      <td>
        <p>
          <Words words={message} />
        </p>
        <Prose html={text} as="p" />
        <p>
          <code translate="no">error_data</code>: <Prose html={data} as="span" /> Schema{' '}
          <a href={`#schema/${schema}`}>{schema}</a>.
        </p>
      </td>
    </tr>
  );
}

/** The error answers of all calls in one table, with the exact texts. */
export default function Errors({ errors }: { readonly errors: readonly ErrorAnswer[] }) {
  return (
    <section>
      <PartHeading as="h2" id="errors">
        Errors
      </PartHeading>
      <p>
        All POST calls can fail in the same three ways. In an error response, <code translate="no">success</code> is{' '}
        <code translate="no">false</code>, and <code translate="no">result</code> says what is wrong. You can compare{' '}
        <code translate="no">error_type</code> exactly, because the Russian texts never change.
      </p>
      <div className="api-errors">
        <NameTable
          caption={<span className="dos-unseen">Error responses</span>}
          name={
            <>
              Status, <code translate="no">error_type</code>
            </>
          }
          meaning={
            <>
              <code translate="no">error_message</code>, meaning, <code translate="no">error_data</code>
            </>
          }
        >
          {errors.map((error) => (
            <Row key={error.status} error={error} />
          ))}
        </NameTable>
        <div className="api-call__side">
          <Examples
            name="Examples of errors"
            title="Error"
            codes={errors.map(({ status, example }) => ({ name: status, html: example }))}
          />
        </div>
      </div>
    </section>
  );
}
