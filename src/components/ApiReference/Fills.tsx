import { useEffect, useId, useState } from 'react';
import type { Fill } from '../../api/page';
import { uncorrected } from '../uncorrected';
import { isUsable } from './fillValues';
import { showFills } from './showFills';
import { storedValues, storeValue } from './storedFills';

type FieldProps = { readonly fill: Fill; readonly value: string; readonly onChange: (value: string) => void };

function FillField({ fill: { name, label, value: example, mock }, value, onChange }: FieldProps) {
  const id = useId();
  const isWrong = value !== '' && !isUsable(name, value.trim());
  return (
    <p>
      <label htmlFor={id}>
        {label} {mock === undefined && <code translate="no">{name}</code>}
      </label>
      <input
        id={id}
        value={value}
        placeholder={example}
        {...uncorrected}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isWrong && (
        <span id={`${id}fault`} className="api-fills__fault">
          {mock === undefined ? 'This is not a UUID.' : 'This is not an address such as https://host:8443/path.'} The
          samples keep the example value.
        </span>
      )}
      {mock !== undefined && (
        <button type="button" className="api-button" onClick={() => onChange(mock)}>
          Use the mock, <code translate="no">{mock}</code>
        </button>
      )}
    </p>
  );
}

/** The base address and the ids of the reader, for every code of the page. They are kept in the browser. */
export default function Fills({ fills }: { readonly fills: readonly Fill[] }) {
  const [values, setValues] = useState<Record<string, string>>({});

  useEffect(() => setValues(storedValues(fills)), [fills]);

  useEffect(() => showFills(fills, values), [fills, values]);

  const change = (fill: Fill, value: string) => {
    setValues({ ...values, [fill.name]: value });
    storeValue(fill, value.trim());
  };

  return (
    <details className="api-fills dos-page-actions">
      <summary>Fill in your address and IDs</summary>
      <div className="api-fills__fields">
        {fills.map((fill) => (
          <FillField
            key={fill.name}
            fill={fill}
            value={values[fill.name] ?? ''}
            onChange={(value) => change(fill, value)}
          />
        ))}
      </div>
      <p className="api-fills__note">They are used in every sample on this page, and stay in your browser.</p>
    </details>
  );
}
