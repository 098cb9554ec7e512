import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { useId } from 'react';
import ScrollableTable from '../ScrollableTable/ScrollableTable';
import styles from './ApiOperations.module.css';

type Schema = {
  type?: string;
  format?: string;
  enum?: string[];
  default?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
};
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
};
type Specification = {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
};
export type Props = {
  /** Given by redocusaurus: the specification after its references were resolved, and where the file is served. */
  specProps: { spec: Specification; url: string };
  layoutProps: { title: string; description: string };
};
type Call = { method: string; path: string; operation: Operation };

function typeOf({ type, format, enum: values, default: standard }: Schema): string {
  const kind = values ? values.map((value) => `"${value}"`).join(' or ') : (format ?? type ?? 'any');
  return standard === undefined ? kind : `${kind}, ${String(standard)} if left out`;
}

function Fields({ call }: { call: Call }) {
  const schema = call.operation.requestBody?.content['application/json'].schema;
  const fields = [
    ...(call.operation.parameters ?? []).map(({ name, schema: type }) => ({
      name,
      type,
      place: 'path',
      required: true,
    })),
    ...Object.entries(schema?.properties ?? {}).map(([name, type]) => ({
      name,
      type,
      place: 'body',
      required: schema?.required?.includes(name) === true,
    })),
  ];
  if (fields.length === 0) {
    return <p>The call takes no fields.</p>;
  }
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Required</th>
          <th scope="col">Place</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, place, required }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{typeOf(type)}</td>
            <td>{required ? 'yes' : 'no'}</td>
            <td>{place}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function TagSection({ name, description, calls }: { name: string; description: string; calls: Call[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {name}
      </Heading>
      <p>{description}.</p>
      {calls.map((call) => (
        <article key={call.operation.operationId} className={styles.call}>
          <Heading as="h3" id={`operation/${call.operation.operationId}`}>
            {call.operation.summary}
          </Heading>
          <p className={styles.line}>
            <span className={styles.method}>{call.method.toUpperCase()}</span> <code>{call.path}</code>
          </p>
          <Fields call={call} />
        </article>
      ))}
    </section>
  );
}

/** All calls of one API as plain HTML: it is complete without script and weighs no more than a text page. */
export default function ApiOperations({ specProps: { spec, url }, layoutProps }: Props) {
  const calls = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const file = useBaseUrl(url);
  return (
    <Layout {...layoutProps}>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{layoutProps.title}</Heading>
        <p>{spec.info.description}</p>
        <p>
          Version {spec.info.version}, {calls.length} calls. <a href={file}>OpenAPI file</a>
        </p>
        {spec.tags.map(({ name, description }) => (
          <TagSection
            key={name}
            name={name}
            description={description}
            calls={calls.filter(({ operation }) => operation.tags.includes(name))}
          />
        ))}
      </main>
    </Layout>
  );
}
