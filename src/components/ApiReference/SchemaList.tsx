import type { Schema } from '../../api/page';
import Fields from './Fields';
import PartHeading from './PartHeading';
import Prose from './Prose';

function SchemaPart({ schema: { name, text, closed, fields } }: { schema: Schema }) {
  return (
    <section className="api-schema">
      <PartHeading as="h3" id={`schema/${name}`}>
        {name}
      </PartHeading>
      <p>
        <Prose html={text} as="span" />{' '}
        {closed && 'If a body contains any other field, the call is refused with status 422.'}
      </p>
      {fields.length > 0 && (
        <Fields
          place={`schema/${name}/`}
          name={`the schema ${name}`}
          caption={<span className="dos-unseen">Fields of {name}</span>}
          fields={fields}
        />
      )}
    </section>
  );
}

/** All named objects of the API. */
export default function SchemaList({ schemas }: { readonly schemas: readonly Schema[] }) {
  return (
    <section>
      <PartHeading as="h2" id="schemas">
        Schemas
      </PartHeading>
      <p>
        These objects are used in request bodies, responses and messages. In a response or message, a field is always
        there unless it is marked as optional. New fields may be added at any time, so let your program ignore those
        that it does not know.
      </p>
      {schemas.map((schema) => (
        <SchemaPart key={schema.name} schema={schema} />
      ))}
    </section>
  );
}
