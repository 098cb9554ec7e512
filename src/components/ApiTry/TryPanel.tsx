import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useState } from 'react';
import type { Fill } from '../../api/page';
import { useCurrentPage } from '../ApiReference/currentPage';
import { valuesInUse } from '../ApiReference/fillValues';
import { onStored, storedValues } from '../ApiReference/storedFills';
import { useLoaded } from '../ApiReference/useLoaded';
import { originOf } from './sendCall';
import TryForm from './TryForm';
import { loadTrial, type Trial } from './trial';
import './try.split.css';

type Props = { readonly operation: string; readonly title: string; readonly isOpen: boolean };

/** @returns the address and the ids of the reader, also when they are filled in later */
function useOwnValues(fills: readonly Fill[]): Readonly<Record<string, string>> {
  const [values, setValues] = useState(() => valuesInUse(fills, storedValues(fills)));
  useEffect(() => onStored(() => setValues(valuesInUse(fills, storedValues(fills)))), [fills]);
  return values;
}

/** Puts the ids of the reader in the place of those of the examples. */
function withOwnValues(trial: Trial, replace: (text: string) => string): Trial {
  return {
    ...trial,
    ids: trial.ids.map(({ name, example }) => ({ name, example: replace(example) })),
    bodies: trial.bodies.map(({ name, text }) => ({ name, text: replace(text) })),
  };
}

/** The place in which a call is tried. Nothing is sent: the answer comes from a function on the page. */
export default function TryPanel({ operation, title, isOpen }: Props) {
  const { api, fills, hosts } = useCurrentPage();
  const address = useBaseUrl(`/api/${api}.json`);
  const trial = useLoaded(
    useCallback(() => loadTrial(api, address, operation), [api, address, operation]),
    isOpen,
  );
  const values = useOwnValues(fills);
  const replace = (text: string) =>
    fills
      .filter(({ name }) => name !== 'base')
      .reduce((replaced, { name, value }) => replaced.replaceAll(value, values[name] ?? value), text);

  return (
    <div className="api-trial">
      <p className="api-trial__note">
        {hosts.includes(originOf(values['base'] ?? ''))
          ? 'The documented response is generated in your browser, and nothing is sent for it. Only “Send” really makes the call.'
          : 'Nothing is sent. The response is generated in your browser.'}
      </p>
      {trial === 'loading' && <p role="status">Loading the examples …</p>}
      {trial === 'failed' && <p role="alert">The examples could not be loaded. Close this form and open it again.</p>}
      {typeof trial === 'object' && (
        <TryForm trial={withOwnValues(trial, replace)} own={values} operation={operation} title={title} />
      )}
    </div>
  );
}
