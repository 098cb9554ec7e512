/** POST or GET, before the path of a call. */
export default function Method({ name }: { readonly name: string }) {
  return <span className={`api-method api-method--${name.toLowerCase()}`}>{name}</span>;
}
