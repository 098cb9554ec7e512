/** Stands for `hoist-non-react-statics`, which `withRouter` of the router uses: no component here has such statics. */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
