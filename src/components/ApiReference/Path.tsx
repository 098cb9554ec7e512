import { Fragment } from 'react';

/** A path that is broken between its names, and not inside one of them or after its first slash. */
export default function Path({ path }: { readonly path: string }) {
  return path.split('/').map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have nothing but their order
    <Fragment key={index}>
      {index > 0 && '/'}
      {index > 1 && <wbr />}
      {name}
    </Fragment>
  ));
}
