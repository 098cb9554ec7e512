import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { Field } from '../../api/page';
import { useFieldsOf } from './currentPage';
import NameTable from './NameTable';
import Prose from './Prose';

type Props = {
  /** Start of the ids of the fields, such as `operation/chatInit/`. */
  readonly place: string;
  readonly caption: ReactNode;
  /** What the table is about, in full: every table of the page has a name of its own. */
  readonly name: string;
  readonly fields: readonly Field[];
  /** Whether fields of named schemas are shown here; else a link leads to the schema. */
  readonly deep?: boolean;
};

type RowProps = Omit<Props, 'caption' | 'fields'> & {
  readonly field: Field;
  /** Whether what is inside the field is seen at once. */
  readonly isOpen: boolean;
};

/** An object with so few fields only wraps another one, such as `success` and `result` of every answer. */
const envelope = 2;

function Inner({ field, fields, isOpen, ...props }: RowProps & { fields: Field[] }) {
  const name = `${field.name} of ${props.name}`;
  return (
    <tr>
      <td colSpan={2}>
        <details open={isOpen}>
          <summary>
            Fields of <code translate="no">{field.name}</code>
          </summary>
          <Fields
            {...props}
            place={`${props.place}${field.name}.`}
            name={name}
            fields={fields}
            caption={<span className="dos-unseen">Fields of {name}</span>}
          />
        </details>
      </td>
    </tr>
  );
}

function Row({ field, isOpen, deep = false, ...props }: RowProps) {
  const fieldsOf = useFieldsOf();
  const { name, type, presence, text, limits, schema } = field;
  const id = props.place + name;
  const fields = field.fields ?? (deep ? fieldsOf(schema) : []);
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <tr id={id}>
        <th scope="row">
          <a href={`#${id}`}>
            <code translate="no">{name}</code>
          </a>
          <span className="api-type">{type}</span>
          {presence !== undefined && <span className={`api-${presence}`}>{presence}</span>}
        </th>
        <td>
          <Prose html={text} as="span" />
          {limits?.map((limit) => (
            <Prose key={limit} html={limit} as="span" className="api-limit" />
          ))}
          {schema !== undefined && (
            <a className="api-limit" href={`#schema/${schema}`}>
              {schema}
            </a>
          )}
        </td>
      </tr>
      {fields.length > 0 && <Inner {...props} deep={deep} isOpen={isOpen} field={field} fields={fields} />}
    </>
  );
}

/** A table of fields. Each has an id and links to itself; objects inside open below their row. */
export default function Fields({ caption, fields, ...props }: Props) {
  return (
    <NameTable
      caption={caption}
      name={<span className="dos-unseen">Field</span>}
      meaning={<span className="dos-unseen">Meaning</span>}
    >
      {fields.map((field) => (
        <Row key={field.name} {...props} field={field} isOpen={fields.length <= envelope} />
      ))}
    </NameTable>
  );
}
