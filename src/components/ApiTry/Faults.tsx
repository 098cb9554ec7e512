import type { SimulatedAnswer } from '../../api/simulate/answers';
import type { Fault } from '../../api/simulate/faults';
import { lineOf } from './lineOf';

/** @returns what is wrong with a call, from the answer that it got */
export const faultsIn = ({ status, body }: SimulatedAnswer): Fault[] =>
  status === 422 ? (body as { result: { error_data: Fault[] } }).result.error_data : [];

/** @returns the faults of one field of the form */
export const faultsAt = (faults: readonly Fault[], ...place: string[]): Fault[] =>
  faults.filter(({ loc }) => place.every((name, index) => loc[index] === name));

const idOf = (id: string, index: number) => `${id}-${index}`;

/** Attributes of a field with faults. It names their items: in place of the list, its label would be read. */
export const describedBy = (id: string, faults: readonly Fault[]) =>
  faults.length > 0
    ? ({ 'aria-invalid': true, 'aria-describedby': faults.map((_, index) => idOf(id, index)).join(' ') } as const)
    : {};

type Props = { readonly id: string; readonly label: string; readonly faults: readonly Fault[]; readonly text?: string };

/** What is wrong with one field of the form, below it; in a body of several lines, with the line. */
export default function Faults({ id, label, faults, text = '' }: Props) {
  if (faults.length === 0) {
    return null;
  }
  return (
    <ul className="api-faults" aria-label={label}>
      {faults.map(({ loc: [, ...names], msg, type }, index) => (
        <li key={`${names.join('.')} ${type}`} id={idOf(id, index)}>
          {names.length > 0 && text.includes('\n') && `Line ${lineOf(text, names)}: `}
          {names.length > 0 && <code>{names.join('.')}</code>} {msg} <span className="api-meaning">{type}</span>
        </li>
      ))}
    </ul>
  );
}
