import type { ReactNode } from 'react';

type Props = {
  readonly caption: ReactNode;
  /** Head of the narrow column. */
  readonly name: ReactNode;
  /** Head of the wide column. */
  readonly meaning: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
};

/** A table of names with what they mean: fields, and errors. */
export default function NameTable({ caption, name, meaning, children }: Props) {
  return (
    <table className="api-fields">
      <caption>{caption}</caption>
      <colgroup>
        <col className="api-fields__name" />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{meaning}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
