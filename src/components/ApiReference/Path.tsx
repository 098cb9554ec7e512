import { Fragment } from 'react';

/** A path that is broken between its names, and not inside one of them. */
export default function Path({ path }: { readonly path: string }) {
  return path.split('/').map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have nothing but their order
    <Fragment key={index}>
      {index > 0 && '/'}
      {index > 0 && <wbr />}
      {name}
    </Fragment>
  ));
}
