/**
 * Lets a function be called again without working again: its result for an object is computed once and kept as long as
 * the object exists.
 *
 * @param work depends on the object alone, and its callers do not change the result
 */
export function onceFor<Subject extends object, Result>(work: (subject: Subject) => Result): typeof work {
  const results = new WeakMap<Subject, { result: Result }>();
  return (subject) => {
    let known = results.get(subject);
    if (known === undefined) {
      known = { result: work(subject) };
      results.set(subject, known);
    }
    return known.result;
  };
}
