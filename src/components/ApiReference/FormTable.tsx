import { Fragment } from 'react';
import type { CallForms, Form } from '../../api/page';
import ScrollableTable from '../ScrollableTable/ScrollableTable';
import PartHeading from './PartHeading';
import Path from './Path';

function FormCell({ form }: { form: Form }) {
  return (
    <td>
      <a href={`#operation/${form.id}`}>
        <code translate="no">
          <Path path={form.path} />
        </code>
      </a>
      {form.names.length > 0 && (
        <span className="api-meaning">
          {form.names.map((name) => (
            <Fragment key={name}>
              <code translate="no">{name}</code>{' '}
            </Fragment>
          ))}
        </span>
      )}
    </td>
  );
}

/** The calls without a version next to those under v1, with the names that only one of the two has. */
export default function FormTable({ callForms }: { readonly callForms: readonly CallForms[] }) {
  return (
    <section>
      <PartHeading as="h2" id="forms">
        Calls without a version and v1 calls
      </PartHeading>
      <p>
        Start with the calls without a version, because the v1 calls still work but have had no new features since
        0.44.0. Below each path you see the names that only this call has in its path, its body or its response, while
        all other names, and what they mean, are the same in both.
      </p>
      <ScrollableTable className="api-callForms">
        <caption className="dos-unseen">Calls without a version and v1 calls</caption>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Without a version</th>
            <th scope="col">v1</th>
          </tr>
        </thead>
        <tbody>
          {callForms.map(({ title, older, v1 }) => (
            <tr key={v1.id}>
              <th scope="row">{title}</th>
              <FormCell form={older} />
              <FormCell form={v1} />
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </section>
  );
}
