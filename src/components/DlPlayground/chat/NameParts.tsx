import { Fragment } from 'react';

/** A name, or a value that may be one. A long one may be broken after its parts only. */
export default function NameParts({ name }: { readonly name: string }) {
  return name.split(/(?<=[_.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other key
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
