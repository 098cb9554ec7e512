/**
 * Lets a function be asked again without working again: what it gives for an object is worked out once and lives as
 * long as the object.
 *
 * @param work depends on the object alone, and whoever asks only reads what it gives
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
