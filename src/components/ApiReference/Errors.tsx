import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import ScrollableTable from '../ScrollableTable/ScrollableTable';
import Examples from './Examples';
import Prose from './Prose';
import type { ErrorAnswer, ErrorWords } from './page';

/** A text of an answer as it is sent, with its meaning in English below it. */
function Words({ words: { text, meaning } }: { words: ErrorWords }) {
  const isRussian = /\p{Script=Cyrillic}/u.test(text);
  return (
    <>
      {text !== '' && <code {...(isRussian ? { lang: 'ru' } : {})}>{text}</code>}
      {meaning !== undefined && <span className="api-meaning">{meaning}</span>}
    </>
  );
}

function Row({ error }: { error: ErrorAnswer }) {
  const { status, schema, text, type, message, data } = error;
  useBrokenLinks().collectAnchor(`error/${status}`);
  return (
    <tr id={`error/${status}`}>
      <th scope="row">
        <a className="api-status" href={`#error/${status}`}>
          {status}
        </a>
      </th>
      <td>
        <Words words={type} />
      </td>
      <td>
        <Words words={message} />
      </td>
      <td>
        <Prose html={data} as="span" />
      </td>
      <td>
        <Prose html={text} as="span" /> Schema <a href={`#schema/${schema}`}>{schema}</a>.
      </td>
    </tr>
  );
}

/** The error answers of all calls in one table, with the exact texts. */
export default function Errors({ errors }: { readonly errors: readonly ErrorAnswer[] }) {
  return (
    <section data-section="errors">
      <Heading as="h2" id="errors">
        Errors
      </Heading>
      <p>
        Every call can fail in the same ways. An error has <code>success</code> set to <code>false</code>, and{' '}
        <code>result</code> says what is wrong. Compare <code>error_type</code> letter by letter: the Russian texts
        never change.
      </p>
      <ScrollableTable className="api-errors">
        <caption className="api-unseen">Error answers</caption>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">
              <code>error_type</code>
            </th>
            <th scope="col">
              <code>error_message</code>
            </th>
            <th scope="col">
              <code>error_data</code>
            </th>
            <th scope="col">What it means</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <Row key={error.status} error={error} />
          ))}
        </tbody>
      </ScrollableTable>
      <Examples
        name="Examples of errors"
        title="Errors"
        codes={errors.map(({ status, example }) => ({ name: status, html: example }))}
      />
    </section>
  );
}
